"""Their free exchanges, which may pay and gain several things at once, as single ones of ours."""

from collections.abc import Sequence

from astrarium.gaia.components.board_actions import POWER, Conversion
from astrarium.gaia.components.effects import CREDIT, KNOWLEDGE, ORE, QIC
from astrarium.gaia.components.structures import BRAINSTONE_POWER

Bag = dict[int, int]
"""How much of what."""

_CHAINED = (CREDIT, ORE, KNOWLEDGE, QIC)
"""What can be gained only to be spent again: ``4pw for 1o`` goes through a Q.I.C."""
_LONGEST_CHAIN = 12
_MOST = 100
"""More units than anybody can hold are no exchange."""


class _Search:
    """Looks for conversions that pay exactly one bag and gain exactly the other."""

    def __init__(self, conversions: Sequence[Conversion], worth: int, qic_as_ore: bool) -> None:
        self.worth = worth
        self.offers = [
            (
                conversion,
                tuple(
                    [
                        (ORE if qic_as_ore and what == QIC else what, n)
                        for what, n in conversion.gain
                    ]
                ),
            )
            for conversion in conversions
        ]
        self.failed: set[tuple[object, ...]] = set()

    def plan(self, pay: Bag, need: Bag, tokens: int, chains: int) -> list[Conversion] | None:
        """``tokens`` of area III may be spent and ``chains`` things gained on the way."""
        if not need:
            return None if pay else []
        key = (tuple(sorted(pay.items())), tuple(sorted(need.items())), tokens, chains)
        if key in self.failed:
            return None
        wanted = min(need)
        for conversion, gain in self.offers:
            if not any(what == wanted for what, _ in gain):
                continue
            if any(need.get(what, 0) < n for what, n in gain):
                continue
            left = tokens
            if conversion.pay == POWER:
                left -= -(-conversion.amount // self.worth)
            missing = conversion.amount - pay.get(conversion.pay, 0)
            if left < 0 or (missing > 0 and (conversion.pay not in _CHAINED or missing > chains)):
                continue
            rest = _less(need, gain)
            if missing > 0:
                rest[conversion.pay] = rest.get(conversion.pay, 0) + missing
            paid = min(conversion.amount, pay.get(conversion.pay, 0))
            before = self.plan(
                _less(pay, ((conversion.pay, paid),)), rest, left, chains - max(missing, 0)
            )
            if before is not None:
                return [*before, conversion]
        self.failed.add(key)
        return None


def _less(bag: Bag, what: Sequence[tuple[int, int]]) -> Bag:
    result = dict(bag)
    for resource, amount in what:
        result[resource] = result.get(resource, 0) - amount
        if not result[resource]:
            del result[resource]
    return result


def conversions_for(
    conversions: Sequence[Conversion],
    pay: Bag,
    gain: Bag,
    *,
    worth: int = 1,
    qic_as_ore: bool = False,
    with_stone: bool = False,
) -> list[Conversion] | None:
    """Single conversions, in an order that can be played, or None.

    Tokens worth two power are rounded up once for the whole payment. ``with_stone``: the first
    conversion is one that the brainstone can pay without waste.
    """
    if max(sum(pay.values()), sum(gain.values())) > _MOST:
        return None
    need: Bag = {}
    for resource, amount in gain.items():
        resource = ORE if qic_as_ore and resource == QIC else resource
        need[resource] = need.get(resource, 0) + amount
    search = _Search(conversions, worth, qic_as_ore)
    power = pay.get(POWER, 0)
    tokens = -(-power // worth)
    for chains in range(_LONGEST_CHAIN + 1):
        if with_stone:
            for first, gained in search.offers:
                if first.pay != POWER or not min(BRAINSTONE_POWER, power) <= first.amount <= power:
                    continue
                if any(need.get(what, 0) < n for what, n in gained):
                    continue
                paid = ((POWER, first.amount),)
                rest = search.plan(_less(pay, paid), _less(need, gained), tokens, chains)
                if rest is not None:
                    return [first, *rest]
        else:
            found = search.plan(pay, need, tokens, chains)
            if found is not None:
                return found
    if with_stone:
        return conversions_for(conversions, pay, gain, worth=worth, qic_as_ore=qic_as_ore)
    return None

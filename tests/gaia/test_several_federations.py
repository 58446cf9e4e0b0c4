"""Several federations of one player: they share nothing and keep their distance."""

import pytest

from tests.gaia.federating import form, named, offers, row, satellites
from tests.gaia.positions import (
    alone_with,
    give,
    legal,
    me,
    play,
    refused,
    rich,
    turn_of,
)


@pytest.mark.rule("GP-FED-18")
def test_a_planet_belongs_to_one_federation_only() -> None:
    """Institute, academy and mine are used; with three new stations only those count."""
    state = row("IKm")
    player = form(state)
    play(state, "end")
    give(state, player, "trading-station", "2A4", "2A3", "2A2")
    assert offers(turn_of(state, rich(player))) == set()  # six, with the old ones thirteen
    again = named(state, "1A6", "1B3", "1C")
    assert refused(state, f"federation {again}").rule == "GP-FED-18"
    give(state, player, "mine", "2A1")
    assert offers(state) == {named(state, "2A4", "2A3", "2A2", "2A1")}


# Two stations and an academy; 1B0 and 1A0 are the two spaces that link 1A11 with 1A1.
NEW = {"1A11": "qic-academy", "2A5": "trading-station", "1A1": "trading-station"}
# Next to 1C lies 1B0, but not 1A0.
OLD = {"1A6": "planetary-institute", "1B3": "knowledge-academy", "1C": "mine"}


@pytest.mark.rule("GP-FED-19")
def test_a_satellite_keeps_away_from_an_older_federation() -> None:
    state = alone_with(NEW, tokens=1)
    play(state, f"federation {named(state, *NEW)}")
    assert set(legal(state)) == {"satellite 1B0", "satellite 1A0"}

    state = alone_with(OLD | NEW)
    player = form(state, named(state, *OLD))
    play(state, "end")
    turn_of(state, rich(player))
    assert offers(state) == {named(state, *NEW)}
    form(state, named(state, *NEW), "7vp-ore")
    assert satellites(state, player) == {"1A0"}


@pytest.mark.rule("GP-FED-19")
def test_if_the_only_link_touches_an_older_federation_there_is_none() -> None:
    """A planet on 1A0 leaves 1B0 alone, which lies next to the old mine."""
    state = alone_with(NEW | {"1A0": ""}, tokens=1)
    assert offers(state) == {named(state, *NEW)}
    state = alone_with(OLD | NEW | {"1A0": ""})
    player = form(state, named(state, *OLD))
    play(state, "end")
    assert offers(turn_of(state, rich(player))) == set()
    assert refused(state, f"federation {named(state, *NEW)}").rule == "GP-FED-19"


@pytest.mark.rule("GP-FED-20")
def test_a_planet_next_to_a_federation_joins_it_for_nothing() -> None:
    """The new mine is lost for another federation, where it would have made seven."""
    later = {"2A4": "trading-station", "2A3": "trading-station", "2A2": "trading-station"}
    state = alone_with(OLD | later | {"1B0": ""})
    player = form(state, named(state, *OLD))
    play(state, "end")
    turn_of(state, rich(player))
    before = (player.federations, player.green[:], player.gray[:], player.vp_from[5])
    play(state, "mine 1B0", "end")
    assert (player.federations, player.green, player.gray, player.vp_from[5]) == before
    assert next(h for h in state.view(None)["hexes"] if h["name"] == "1B0")["federations"] == [0]
    assert offers(turn_of(state, rich(player))) == set()

    unused = alone_with(later | {"1B0": "mine"})
    assert offers(unused) == {named(unused, *later, "1B0")}


@pytest.mark.rule("GP-FED-21")
def test_two_federations_that_touch_later_stay_two() -> None:
    """1B0 lies between the mine of the one and the academy of the other."""
    second = {"1A0": "qic-academy", "2A4": "trading-station", "2A3": "trading-station"}
    state = alone_with(OLD | second | {"1B0": ""})
    player = form(state, named(state, *OLD))
    play(state, "end")
    turn_of(state, rich(player))
    form(state, named(state, *second), "8vp-qic")
    play(state, "end")
    turn_of(state, rich(player))
    before = (player.federations, player.green[:], player.gray[:], player.vp_from[5])
    assert before[0] == 2
    play(state, "mine 1B0", "end")
    assert (player.federations, player.green, player.gray, player.vp_from[5]) == before
    assert player.structures & player.federated == player.federated  # all seven planets
    assert player.federated.bit_count() == 7
    assert offers(turn_of(state, rich(player))) == set()


@pytest.mark.rule("GP-FED-22")
def test_any_number_of_federations() -> None:
    groups = (
        {"1A4": "planetary-institute", "1A5": "knowledge-academy", "1A6": "mine"},
        {"1A8": "qic-academy", "1A9": "trading-station", "1A10": "trading-station"},
        {"2A3": "research-lab", "2A2": "research-lab", "2A1": "research-lab", "2A0": "mine"},
    )
    state = alone_with(groups[0] | groups[1] | groups[2])
    player = me(state)
    for number, group in enumerate(groups, start=1):
        turn_of(state, rich(player))
        form(state, named(state, *group))
        play(state, "end")
        assert (player.federations, player.gray[0]) == (number, number)

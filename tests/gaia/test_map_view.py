"""What a seat sees in the galaxy beside the pieces: worth, distance, cost, a federation to be."""

from typing import Any

from astrarium.gaia import GaiaState
from tests.gaia.positions import (
    alone_with,
    give,
    hold,
    legal,
    levels,
    me,
    new_game,
    play,
    rich,
    seat,
    started,
)


def shown(state: GaiaState, name: str, eyes: int | None) -> dict[str, Any]:
    return next(h for h in state.view(eyes)["hexes"] if h["name"] == name)


def test_what_settling_takes_is_what_the_mine_then_costs() -> None:
    """On every planet where a mine is legal, for factions that pay in different ways."""
    for faction in ("terrans", "gleens", "lantids", "xenos"):
        state = started(faction, "hadsch-hallas")
        player = rich(me(state))
        levels(player, navigation=1)
        texts = legal(state, "mine")
        assert texts
        for text in texts:
            name = text.split()[1]
            told = shown(state, name, 0)["settling"]
            after = state.copy()
            after.play(text)
            paid = after.seats[0]
            assert told["move"] == "mine"
            assert told["cost"] == {
                "credits": player.credits - paid.credits,
                "ore": player.ore - paid.ore,
                "qic": player.qic - paid.qic,
            }
            assert (told["range_qic"] > 0) == (told["distance"] > told["range"])


def test_a_planet_out_of_reach_tells_its_price_too() -> None:
    state = started("terrans", "hadsch-hallas")
    poor = me(state)
    poor.credits = poor.ore = poor.qic = 0
    assert not legal(play(state), "mine")
    prices = [h["settling"]["cost"] for h in state.view(0)["hexes"] if "settling" in h]
    assert any(price and price.get("qic", 0) > 1 for price in prices)


def test_a_gaia_project_tells_its_tokens_or_that_none_can_start() -> None:
    state = started("terrans", "hadsch-hallas")
    rich(me(state))
    transdim = next(text.split()[1] for text in legal(play(state), "gaiaform"))
    tokens = shown(state, transdim, 0)["settling"]["cost"]["tokens"]
    after = state.copy()
    after.play(f"gaiaform {transdim}")
    assert after.seats[0].gaia_area == tokens
    assert shown(state, transdim, 1)["settling"]["cost"] is None  # no level in Gaia Project
    assert "settling" not in shown(after, transdim, 0)


def test_nobody_settles_where_somebody_lives_but_the_lantids() -> None:
    state = started("lantids", "hadsch-hallas")
    theirs = next(
        h["name"] for h in state.view(None)["hexes"] if h.get("pieces", [{}])[0].get("seat") == 1
    )
    told = shown(state, theirs, 0)["settling"]
    assert (told["steps"], told["cost"]["ore"]) == (0, 1)
    own = next(
        h["name"] for h in state.view(None)["hexes"] if h.get("pieces", [{}])[0].get("seat") == 0
    )
    assert "settling" not in shown(state, own, 0)
    assert "settling" not in shown(state, own, 1)


def test_spectators_and_the_setup_have_no_prices() -> None:
    assert not any("settling" in h for h in started("terrans", "xenos").view(None)["hexes"])
    assert not any("settling" in h for h in new_game("terrans", "xenos").view(0)["hexes"])


def test_pieces_tell_their_power_value() -> None:
    state = started("bescods", "hadsch-hallas")
    bescods = seat(state, "bescods")
    titanium = next(h["name"] for h in state.view(None)["hexes"] if h.get("planet") == "titanium")
    give(state, bescods, "trading-station", titanium)
    assert shown(state, titanium, None)["pieces"][0]["value"] == 2
    elsewhere = next(h["name"] for h in state.view(None)["hexes"] if h.get("planet") == "ice")
    give(state, bescods, "planetary-institute", elsewhere)
    assert shown(state, elsewhere, None)["pieces"][0]["value"] == 3
    assert shown(state, titanium, None)["pieces"][0]["value"] == 3  # one more beside the institute
    hold(bescods, "big-power")
    assert shown(state, elsewhere, None)["pieces"][0]["value"] == 4


def test_a_federation_being_formed_shows_where_its_satellites_may_go() -> None:
    structures = {"1A6": "planetary-institute", "1A7": "mine", "1A3": "knowledge-academy"}
    state = alone_with(structures)
    assert state.view(0)["forming"] is None
    play(state, legal(state, "federation")[0])
    assert state.view(1)["forming"] == {
        "seat": 0,
        "planets": ["1A3", "1A6", "1A7"],
        "satellites": [],
        "needed": 2,
        "places": ["1A4", "1A5", "1B2", "1B3"],
    }
    play(state, "satellite 1B2")
    told = state.view(0)["forming"]
    assert told["satellites"] == ["1B2"]
    assert {f"satellite {name}" for name in told["places"]} == set(legal(state))

"""What a view tells a client beside the game's own words."""

from astrarium.planet_unknown.items import _NAMES, _WORDS, BOOST_ITEM, PATCH, TILE_WATER
from tests.planet_unknown.positions import drafting, play, resolving, seat, track


def test_pending_benefits_have_names_for_programs() -> None:
    state = drafting()
    for kind, data in ((BOOST_ITEM, 0), (TILE_WATER, 1), (PATCH, 0)):
        resolving(state, kind, data)
    assert sorted(state.view(0)["players"][0]["pile"]) == ["advance water", "boost", "patch"]


def test_every_kind_of_pending_benefit_has_a_name() -> None:
    assert set(_WORDS) - set(_NAMES) == {TILE_WATER}


def test_a_tech_tells_whether_its_use_has_been_made() -> None:
    state = drafting(corporation="horizon")
    track(state, tech=14)
    techs = {t["level"]: t["spent"] for t in state.view(1)["players"][0]["techs"]}
    assert techs == dict.fromkeys("12345", False)
    play(state, "tech 5")
    assert seat(state).spent(5)
    techs = {t["level"]: t["spent"] for t in state.view(1)["players"][0]["techs"]}
    assert techs == {"1": False, "2": False, "3": False, "4": False, "5": True}

"""Seeded chance: known values (the stream must never change), fairness and the commitment."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.table import Chance, commitment


def test_known_numbers() -> None:
    chance = Chance("astrarium", "known")
    rolls = [chance.below(6) for _ in range(20)]
    assert rolls == [2, 1, 5, 4, 3, 2, 3, 4, 2, 1, 4, 2, 5, 4, 0, 3, 5, 4, 0, 3]
    assert chance.below(10**15) == 275089341798672


def test_known_shuffle_and_sample() -> None:
    assert "".join(Chance("astrarium", "deck").shuffled("abcdefgh")) == "gbaefhdc"
    assert Chance("ü", "label").sample(range(50), 5) == [28, 41, 42, 12, 44]


def test_the_stream_is_sha256_in_counter_mode() -> None:
    """Written out once more, as somebody would in another language."""
    words = [
        int.from_bytes(sha256(f"astrarium draw dice\nseed\n{n}".encode()).digest()[:8], "big")
        for n in range(50)
    ]
    chance = Chance("seed", "dice")
    assert [chance.below(1000) for _ in range(50)] == [word % 1000 for word in words]


def test_labels_and_seeds_are_separate_streams() -> None:
    streams = {
        tuple(Chance(seed, label).shuffled(range(30)))
        for seed, label in [("a", "x"), ("a", "y"), ("b", "x"), ("ax", ""), ("", "ax")]
    }
    assert len(streams) == 5


def test_every_number_comes_equally_often() -> None:
    chance = Chance("fair", "dice")
    counts = Counter(chance.below(6) for _ in range(12_000))
    expected = 2000
    chi_squared = sum((counts[n] - expected) ** 2 / expected for n in range(6))
    assert set(counts) == set(range(6))
    assert chi_squared < 20.5  # five degrees of freedom: one seed in a thousand exceeds this


def test_every_order_comes_equally_often() -> None:
    counts = Counter(tuple(Chance(str(n), "order").shuffled("abc")) for n in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


@given(st.text(max_size=8), st.lists(st.integers(), max_size=20))
def test_a_shuffle_loses_nothing_and_leaves_its_input_alone(seed: str, items: list[int]) -> None:
    before = items[:]
    assert sorted(Chance(seed, "any").shuffled(items)) == sorted(items)
    assert items == before


@given(st.text(max_size=8), st.integers(min_value=1, max_value=2**63))
def test_below_stays_below(seed: str, bound: int) -> None:
    assert 0 <= Chance(seed, "any").below(bound) < bound


def test_a_choice_is_one_of_the_items() -> None:
    chance = Chance("c", "choice")
    assert {chance.choice("xyz") for _ in range(60)} == set("xyz")


@pytest.mark.parametrize("bound", [0, -3])
def test_below_needs_a_positive_bound(bound: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        Chance("s", "l").below(bound)


def test_the_commitment_is_known_and_hides_the_seed() -> None:
    digest = commitment("astrarium")
    assert digest == "0ea064b6db641d0380161701978b67352faceadce7ae30adf92f90d397e124b0"
    assert digest == sha256(b"astrarium seed astrarium").hexdigest()
    assert commitment("astrarium ") != digest


def test_the_commitment_says_nothing_about_the_draws() -> None:
    """Nobody can start the streams from the public commitment."""
    seed = "secret"
    assert Chance(commitment(seed), "deck").shuffled(range(20)) != Chance(seed, "deck").shuffled(
        range(20)
    )

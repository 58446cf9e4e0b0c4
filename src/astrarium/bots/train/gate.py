"""The gate: new weights replace the old ones only if they are surely better."""

from dataclasses import dataclass
from statistics import fmean

from astrarium.bots.standings import interval
from astrarium.bots.train.subject import Job, Subject, Thinking, Values
from astrarium.bots.train.workers import RunAll


@dataclass(frozen=True)
class Verdict:
    """Mean points by which a seat with the new weights is ahead, with their 95% interval."""

    margin: float
    width: float
    games: int
    points: str

    @property
    def passed(self) -> bool:
        """Whether even the lower end of the interval is an improvement."""
        return self.margin - self.width > 0

    def __str__(self) -> str:
        word = "passed" if self.passed else "refused"
        return f"{self.margin:+.1f} ± {self.width:.1f} {self.points} in {self.games} games: {word}"


def challenge(
    subject: Subject[Values],
    new: Values,
    old: Values,
    blocks: int,
    seed: str,
    thinking: Thinking,
    run_all: RunAll,
) -> Verdict:
    """Let new and old weights meet on fresh seeds; the games of one seed together are fair."""
    sides = (new, old)
    jobs = [
        Job(f"{seed} gate {block}", tuple([sides[who] for who in seating]), thinking)
        for block in range(blocks)
        for seating in subject.seatings
    ]
    games = run_all(subject.play, jobs)
    ahead = []
    for block in range(blocks):
        margins = []
        for turn, seating in enumerate(subject.seatings):
            scores = games[len(subject.seatings) * block + turn].scores
            for who, score in zip(seating, scores, strict=True):
                margins.append(score if who == 0 else -score)
        ahead.append(sum(margins) / (len(margins) / 2))
    return Verdict(fmean(ahead), interval(ahead), len(games), subject.points)

"""Better weights from self-play: games, a regression on their margins, a gate."""

from astrarium.bots.train.pipeline import Trained, Training, train

__all__ = ["Trained", "Training", "train"]

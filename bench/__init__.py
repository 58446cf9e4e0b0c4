"""Speed, as ratios to a yardstick measured in the same run: ``python -m bench.gaia``."""

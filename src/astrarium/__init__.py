"""Astrarium: one table for Gaia Project and Planet Unknown."""

__version__ = "0.1.0"

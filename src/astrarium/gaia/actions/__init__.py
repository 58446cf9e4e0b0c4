"""The actions of a turn, one file per chapter of the rulebook.

Each file lists its moves and plays them. A move that reaches ``play`` is legal already; why others
are not is told in ``astrarium.gaia.reasons``.
"""

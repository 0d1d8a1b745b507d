"""How a standing between two rounds tells who will win. Written by lab/standings.py; by the number of players."""

SPREAD = (0.0, 0.0, 20.0, 20.0, 20.0, 20.0)
CLOSENESS = (0.0, 0.0, 1.6, 1.6, 1.6, 1.6)
HEAD_START = (0.0, 0.0, 1.0, 1.0, 1.0, 1.0)

"""Bots at the tables: a pool of processes that choose moves and analyse positions."""

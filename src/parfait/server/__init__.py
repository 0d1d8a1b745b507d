"""Tables for friends in different places: they never lose a move and never show a card.

A table (tables/) is an append-only log of entries and what they make of it. A room is a table in memory with the people
connected to it; the house holds the rooms. Nothing is acknowledged or told before the store (store/) has committed it,
and nothing is told that does not come from the view of the seat it is told to (updates.py).
"""

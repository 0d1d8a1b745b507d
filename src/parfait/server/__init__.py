"""Tables for friends in different places: they never lose a move and never show a card.

A table is an append-only log (tables/entries.py) and its fold (tables/table.py). A room (room.py) is a table in memory with the
people connected to it; the house (house.py) holds the rooms. Nothing is acknowledged or told before the store (store/)
has committed it, and nothing is told that does not come from the view of the seat it is told to (tables/updates.py).
"""

"""Tables for friends in different places: they never lose a move and never show a card.

A table (tables/) is an append-only log of entries and what they make of it. A room is a table in memory with the people
connected to it; the house holds the rooms. Nothing is acknowledged or sent before the store (store/) has committed it,
and a seat is sent nothing but what comes from its own view (updates.py).
"""

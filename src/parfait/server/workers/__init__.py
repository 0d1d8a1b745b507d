"""Processes next to the server, for everything that takes long: moves, hints, replays, reviews, branches."""

"""Writes the records of a contest: one per line, in the order of the schedule, whatever order they were played in."""

from __future__ import annotations

from typing import IO

from parfait.lab.play_fixture import PlayedGame


class RecordWriter:
    def __init__(self, file: IO[str]) -> None:
        self.file = file
        self.next = 0
        self.early: dict[int, str] = {}  # games that are over before one that comes first

    def add(self, game: PlayedGame) -> None:
        self.early[game.fixture.number] = game.record
        while self.next in self.early:
            self.file.write(self.early.pop(self.next) + "\n")
            self.next += 1

    def close(self) -> None:
        """Write the remaining records, even if some games were never played."""
        for number in sorted(self.early):
            self.file.write(self.early.pop(number) + "\n")

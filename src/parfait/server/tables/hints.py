"""The advice of a bot as it goes over the wire."""

from __future__ import annotations

from parfait.bots import MoveAdvice
from parfait.server.protocol import messages as p
from parfait.server.tables.table import Table


def hinted(table: Table, advice: MoveAdvice) -> p.Hinted:
    """The moves in notation, at the step of the table for which they were thought about."""
    moves = [
        p.Advice(
            table.game.notation.write_move(table.state, advised.action),
            round(advised.value, 4),
            round(advised.error, 4),
            [p.Why(r.measure, r.is_chance, r.value, r.other, r.against, r.speaks) for r in advised.reasons],
        )
        for advised in advice.moves
    ]
    return p.Hinted(table.step, moves, advice.verdict, advice.outlook)

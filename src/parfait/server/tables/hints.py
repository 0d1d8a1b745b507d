"""A bot's advice as a message."""

from __future__ import annotations

from parfait.bots import MoveAdvice
from parfait.server.protocol import messages as p
from parfait.server.tables.table import Table


def hinted(table: Table, seat: int, advice: MoveAdvice) -> p.Hinted:
    """The hint's message for a seat: moves in notation, at the step they were computed for."""
    position = table.position(seat)
    moves = [
        p.Advice(
            table.game.notation.write_move(position, advised.action),
            round(advised.value, 4),
            round(advised.error, 4),
            [p.Why(r.measure, r.is_chance, r.value, r.other, r.against, r.speaks) for r in advised.reasons],
        )
        for advised in advice.moves
    ]
    return p.Hinted(table.step, moves, advice.verdict, advice.outlook)

"""Games written down: `parfait-record/1`, read, written, replayed and verified."""

from parfait.core import Step
from parfait.records.files import read_lines, replacing
from parfait.records.record import FORMAT, Record, RecordError, read_record, result_of, write_steps
from parfait.records.steps import (
    BadStep,
    apply_step,
    check_turn,
    draw_chance,
    given_alone,
    legal_moves,
    let_chance_act,
    read_move,
    write_chance,
)

__all__ = [
    "FORMAT",
    "BadStep",
    "Record",
    "RecordError",
    "Step",
    "apply_step",
    "check_turn",
    "draw_chance",
    "given_alone",
    "legal_moves",
    "let_chance_act",
    "read_lines",
    "read_move",
    "read_record",
    "replacing",
    "result_of",
    "write_chance",
    "write_steps",
]

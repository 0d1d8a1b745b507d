"""Pip Bluff: hidden dice, bids and calls. It has no deal, no hands, no lot for who begins, and few rules."""

from parfait.core import Game

from . import notation
from .belief import PipBluffBelief
from .events import asked, describe, narrate
from .options import PipBluffOptions
from .rules import PipBluff

GAME = Game(
    name="pip-bluff",
    title="Pip Bluff",
    prefix="PB",
    players=(2, 3, 4),
    minutes=5,
    difficulty=1,
    designers="Parfait",
    licence=None,
    options=PipBluffOptions,
    state=PipBluff,
    belief=PipBluffBelief,
    notation=notation,
    narrate=narrate,
    describe=describe,
    asked=asked,
    given=("dice",),
)

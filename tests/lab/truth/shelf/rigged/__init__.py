"""Rigged: a lottery whose chances are known to the last per cent, for checking what the lab says of it."""

from parfait.core import Game

from . import notation
from .belief import RiggedBelief
from .events import describe, narrate
from .options import RiggedOptions
from .rules import Rigged

GAME = Game(
    name="rigged",
    title="Rigged",
    prefix="RG",
    players=(2, 3, 4, 5),
    minutes=12,
    difficulty=1,
    designers="Parfait",
    licence=None,
    options=RiggedOptions,
    state=Rigged,
    belief=RiggedBelief,
    notation=notation,
    narrate=narrate,
    describe=describe,
)

"""AICE (ΛICE, ラムダイス): trick-taking with a bid to hit exactly, and dice that change a card's suit and strength."""

from parfait.core import Game
from parfait.games.aice import notation
from parfait.games.aice.belief import AiceBelief
from parfait.games.aice.events import asked, describe, narrate
from parfait.games.aice.options import AiceOptions
from parfait.games.aice.rules import Aice
from parfait.games.aice.stakes import stakes
from parfait.games.aice.view import views

GAME = Game(
    name="aice",
    title="AICE",
    prefix="AI",
    players=(3, 4),
    minutes=40,
    difficulty=3,
    actions=871,
    order=40,
    colour="#3b7cc4",
    designers="希白, ちやべ, みかづき",
    licence=None,
    options=AiceOptions,
    state=Aice,
    belief=AiceBelief,
    notation=notation,
    narrate=narrate,
    describe=describe,
    asked=asked,
    stakes=stakes,
    given=("hands",),
    views=views,
)

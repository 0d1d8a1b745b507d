"""Dozito: a grid of twelve face-down cards, each card with one place in it, and points for groups of one colour."""

from parfait.core import Game
from parfait.games.dozito import notation
from parfait.games.dozito.belief import DozitoBelief
from parfait.games.dozito.events import asked, buried, describe, narrate
from parfait.games.dozito.options import DozitoOptions
from parfait.games.dozito.rules import Dozito
from parfait.games.dozito.view import views

GAME = Game(
    name="dozito",
    title="Dozito",
    prefix="DZ",
    players=(2, 3, 4, 5),
    minutes=15,
    difficulty=1,
    actions=17,
    order=20,
    colour="#8a5cc7",
    designers="Alex Fortineau & Simon Moulard",
    licence=None,
    options=DozitoOptions,
    state=Dozito,
    belief=DozitoBelief,
    notation=notation,
    narrate=narrate,
    describe=describe,
    asked=asked,
    given=("grids",),
    views=views,
    buried=buried,
)

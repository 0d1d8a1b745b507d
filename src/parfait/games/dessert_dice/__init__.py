"""Dessert Dice: place and tip shared dice until the board is full. Only you know which dessert is yours."""

from parfait.core import Game
from parfait.games.dessert_dice import notation
from parfait.games.dessert_dice.belief import DessertDiceBelief
from parfait.games.dessert_dice.events import asked, describe, narrate
from parfait.games.dessert_dice.options import DessertDiceOptions
from parfait.games.dessert_dice.rules import DessertDice
from parfait.games.dessert_dice.view import views

GAME = Game(
    name="dessert-dice",
    title="Dessert Dice",
    prefix="DD",
    players=(2, 3, 4),
    minutes=15,
    difficulty=2,
    actions=1020,
    order=30,
    colour="#e0913a",
    designers="Michael Purcell",
    licence="CC BY-SA 4.0",
    options=DessertDiceOptions,
    state=DessertDice,
    belief=DessertDiceBelief,
    notation=notation,
    narrate=narrate,
    describe=describe,
    asked=asked,
    given=("tiles",),
    views=views,
    patterns=notation.patterns,
)

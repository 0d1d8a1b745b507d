"""Dokitto! Ice (ドキッと！アイス): trick-taking in which the lowest card wins as soon as anyone does not follow."""

from parfait.core import Game
from parfait.games.dokitto_ice import notation
from parfait.games.dokitto_ice.belief import DokittoIceBelief
from parfait.games.dokitto_ice.events import asked, describe, narrate
from parfait.games.dokitto_ice.options import DokittoIceOptions
from parfait.games.dokitto_ice.rules import DokittoIce
from parfait.games.dokitto_ice.stakes import stakes
from parfait.games.dokitto_ice.view import views

GAME = Game(
    name="dokitto-ice",
    title="Dokitto! Ice",
    prefix="DI",
    players=(2, 3, 4),
    minutes=20,
    difficulty=2,
    actions=61,
    order=10,
    colour="#d23f6b",
    designers="Lana & Papa",
    licence=None,
    options=DokittoIceOptions,
    state=DokittoIce,
    belief=DokittoIceBelief,
    notation=notation,
    narrate=narrate,
    describe=describe,
    asked=asked,
    stakes=stakes,
    given=("hands",),
    views=views,
)

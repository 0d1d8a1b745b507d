"""Under the Cup: hidden dice, bids that climb, and elimination. A game that exists only in the tests.

It has no deal, no hands and no first player; ninety bids with three players; and no drawing of its own in the browser.
"""

from parfait.core import Game

from . import notation
from .belief import CupBelief
from .events import asked, describe, narrate
from .options import CupOptions
from .rules import Cup

GAME = Game(
    name="under-the-cup",
    title="Under the Cup",
    prefix="UC",
    players=(2, 3, 4, 5),
    minutes=10,
    difficulty=1,
    designers="nobody",
    licence=None,
    options=CupOptions,
    state=Cup,
    belief=CupBelief,
    notation=notation,
    narrate=narrate,
    describe=describe,
    asked=asked,
    colour="#b0562f",
)

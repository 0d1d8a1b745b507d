"""A game from one file: one class with its fields, its moves and what happens then (docs/tutorial/one-file.md).

Views, beliefs, notation, events, words, the table in the browser and the terminal are made from it. `Prototype` is what
an author writes in; the rest of this package is how it becomes a game like any other.
"""

from parfait.prototype.errors import PrototypeError
from parfait.prototype.places import cards, each, hidden, own, public, setting
from parfait.prototype.table import Prototype

__all__ = ["Prototype", "PrototypeError", "cards", "each", "hidden", "own", "public", "setting"]

"""What a page shows of a game, beside what the server told it: every piece in its place, and every legal move."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

View = dict[str, Any]
Places = dict[str, list[str]]

OPEN = ":not([disabled], [aria-disabled=true])"
SIDES = ("left", "right")

# By game, where its pieces lie: a name for the place, and where it is found. Whatever lies elsewhere is "astray".
PLACES: dict[str, dict[str, str]] = {
    "aice": {"hand": ".hand", "trick": ".trick"},
    "dokitto-ice": {"hand": ".hand", "trick": ".trick"},
    "dozito": {"grids": ".grid", "discards": "[data-drop=left], [data-drop=right]", "held": "[data-anchor=held]"},
    "dessert-dice": {"board": ".plane", "tile": ".tile"},
}
# By game, the pieces that are touched first to make a move: a name, where they are found, and what tells them apart.
OFFERS: dict[str, dict[str, tuple[str, str]]] = {
    "aice": {"cards": (f".held.legal{OPEN}", "data-move"), "dice": (f".dice .die.open{OPEN}", "data-die")},
    "dokitto-ice": {"moves": (f"[data-move]{OPEN}", "data-move")},
    "dozito": {"moves": (f"[data-move]{OPEN}", "data-move")},
    "dessert-dice": {
        "kinds": (f".kind.open{OPEN}", "data-anchor"),
        "squares": (f".square.movable{OPEN}", "data-square"),
    },
}
SEEN = """([places, offers]) => {
  const board = document.getElementById('board');
  const lying = Object.fromEntries([...Object.keys(places), 'astray'].map((name) => [name, []]));
  for (const piece of board.querySelectorAll('[data-piece]')) {
    const place = Object.keys(places).find((name) => piece.closest(places[name]));
    const at = piece.closest('[data-anchor^=cell], [data-square], [data-drop=left], [data-drop=right]')?.dataset ?? {};
    lying[place ?? 'astray'].push(`${at.anchor ?? at.square ?? at.drop ?? ''} ${piece.dataset.piece}`.trim());
  }
  const offered = Object.entries(offers).map(([name, [where, what]]) =>
    [name, [...board.querySelectorAll(where)].map((piece) => piece.getAttribute(what))]);
  return [lying, Object.fromEntries(offered)];
}"""


def compare(page: Page, view: View, legal: list[str]) -> None:
    game = view["game"]
    if game not in PLACES:  # on the default table the moves are buttons, and in groups where there are many
        shown, starts = (
            page.locator(f"[{name}]").evaluate_all(f"(found) => found.map((b) => b.getAttribute('{name}'))")
            for name in ("data-move", "data-group")
        )
        assert {*shown} <= {*legal}
        assert all(any(move == start or move.startswith(f"{start} ") for start in (*shown, *starts)) for move in legal)
        return
    lying, offered = page.evaluate(SEEN, [PLACES[game], OFFERS[game]])
    expected = {**LIES[game](view), "astray": []}
    if not lying.get("tile"):
        expected.pop("tile", None)  # one may have covered it
    for place, pieces in expected.items():
        assert sorted(lying[place]) == sorted(pieces), place
    for name, starts in OPENS[game](legal).items() if legal else ():
        assert sorted(offered[name]) == sorted(starts), name


def _trick_taking(view: View) -> Places:
    """A finished trick stays; during the bids of AICE there is none."""
    trick = [] if view.get("bidding") else [played.split("+")[0] for played in view["trick"]]
    return {"hand": list(view.get("hand") or []), "trick": trick}


def _dozito(view: View) -> Places:
    grids = [
        f"cell-{seat}-{place} {card or f'back-{seat}-{place}'}"
        for seat, grid in enumerate(view["grids"])
        for place, card in enumerate(grid, 1)
    ]
    held = [view["held"]] if view["held"] else ["drawn-by-another"] if view["origin"] else []
    return {
        "grids": grids,
        "discards": [f"{side} {card}" for side, card in zip(SIDES, view["discards"], strict=True) if card],
        "held": held,
    }


def _dessert_dice(view: View) -> Places:
    """Of the secret tiles, one's own alone."""
    size = math.isqrt(len(view["board"]))
    squares = [file + rank for rank in "123456"[:size] for file in "abcdef"[:size]]
    board = [f"{square} {die}" for square, die in zip(squares, view["board"], strict=True) if die]
    return {"board": board, "tile": [f"tile-{view['tiles'][view['seat']]}"] if view["seat"] is not None else []}


LIES: dict[str, Callable[[View], Places]] = {
    "aice": _trick_taking,
    "dokitto-ice": _trick_taking,
    "dozito": _dozito,
    "dessert-dice": _dessert_dice,
}


def _aice_opens(legal: list[str]) -> dict[str, set[str]]:
    """To bid, a die first; to play, a card or a die first."""
    bids = {move.split()[2] for move in legal if move.startswith("bid ")}
    cards = {move.split("+")[0] for move in legal if not move.startswith("bid ")}
    return {"cards": cards, "dice": bids | {move.split("+")[1][0] for move in legal if "+" in move}}


def _dokitto_ice_opens(legal: list[str]) -> dict[str, set[str]]:
    """A card; or a flavour, and its cone after it."""
    return {"moves": {" ".join(move.split()[:2]) for move in legal}}


def _dessert_dice_opens(legal: list[str]) -> dict[str, set[str]]:
    """A die of the supply, or one on the board."""
    return {
        "kinds": {f"supply-{move.split()[1]}" for move in legal if move.startswith("place ")},
        "squares": {move.split()[1] for move in legal if move.startswith("tip ")},
    }


OPENS: dict[str, Callable[[list[str]], dict[str, set[str]]]] = {
    "aice": _aice_opens,
    "dokitto-ice": _dokitto_ice_opens,
    "dozito": lambda legal: {"moves": set(legal)},
    "dessert-dice": _dessert_dice_opens,
}


# By game, the pieces that open further choices; each is touched in turn.
OPENERS = {
    "aice": ".dice .die.open, .held.legal",
    "dokitto-ice": ".stack.open",
    "dozito": ".nothing",
    "dessert-dice": ".kind.open, .square.movable",
}
REACHED = """async (openers) => {
  const board = document.getElementById('board');
  const found = new Set();
  const all = (where) => [...board.querySelectorAll(where)];
  const look = async () => {
    for (let n = 0; n < 20; n++) await null; // Svelte updates a page in microtasks; nothing is drawn meanwhile
    const offered = all('[data-move]:not([disabled], [aria-disabled=true])');
    for (const { dataset } of [...offered, ...document.querySelectorAll('.confirm')]) found.add(dataset.move);
  };
  const touch = async (...path) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await look();
    for (const [where, n] of path) {
      all(where)[n]?.click();
      await look();
    }
  };
  await look();
  const closed = all(openers).length;
  for (let n = 0; n < closed; n++) {
    await touch([openers, n]);
    const dice = all('.ways .die').length; // AICE: which die, then which part it covers
    if (board.querySelector('.turn')) await touch([openers, n], ['.turn', 0]); // Dessert Dice: the other way to face
    for (let m = 0; m < dice; m++) await touch([openers, n], ['.ways .die', m]);
  }
  await touch();
  return [...found];
}"""


def reach(page: Page, game: str, legal: list[str]) -> None:
    """Every legal move can be made by touching pieces, and nothing else is offered. With `confirm` on, none is made."""
    found = set(page.evaluate(REACHED, OPENERS[game]))
    starts = {move[:end] for move in legal for end in range(len(move)) if move[end] in " +"}
    assert found - starts - set(legal) == set()
    assert set(legal) - found == set()

"""What a scoop would bring, shown while the winner of a trick chooses it. Made from the view of the seat to act."""

from __future__ import annotations

from collections.abc import Sequence

from parfait.core.view import Event
from parfait.games.dokitto_ice.options import FLAVOURS
from parfait.games.dokitto_ice.view import DokittoIceView


def stakes(view: DokittoIceView, moves: Sequence[str]) -> dict[str, Event]:
    """The stakes of each move; cards have none."""
    return {move: _scoop(view, *move.split()[1:]) for move in moves} if view.choosing else {}


def _scoop(view: DokittoIceView, flavour: str, cone: str = "left") -> Event:
    place = FLAVOURS.index(flavour)
    left = view.stock[place]
    if left == 0:
        return Event("dokitto-ice-stakes-nothing", {}, "DI-13")
    if len(view.cones[view.turn][cone == "right"]) == view.options.cone:  # DI-3
        return Event("dokitto-ice-stakes-fourth", {"scoops": view.options.cone + 1}, "DI-16")
    vp = view.options.tile_vp[view.options.tiles - left]  # DI-2
    if not view.options.show_gathered:
        return Event("dokitto-ice-stakes-vp", {"vp": vp}, "DI-19")
    return Event("dokitto-ice-stakes", {"vp": vp, "cards": view.gathered[view.turn][place]}, "DI-19")

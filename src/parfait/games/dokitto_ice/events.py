"""Events of a step, made only from two views of one seat, so they cannot reveal anything that the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator

from parfait.core.view import Event, Step
from parfait.games.dokitto_ice.options import FLAVOURS
from parfait.games.dokitto_ice.view import DokittoIceView


def describe(move: str) -> Event:
    """The event that puts a move into words."""
    if not move.startswith("take "):
        return Event("dokitto-ice-move-play", {"card": move})
    flavour, *cone = move.removeprefix("take ").split()
    return Event("dokitto-ice-move-take", {"flavour": flavour, "cone": cone[0] if cone else "none"})


def asked(view: DokittoIceView) -> Event:
    """The prompt for the seat to act."""
    if view.choosing:
        return Event("dokitto-ice-asked-take")
    if view.trick_over:
        return Event("dokitto-ice-asked-lead")
    return Event("dokitto-ice-asked-follow", {"led": view.trick[0]})


def narrate(before: DokittoIceView, step: Step, after: DokittoIceView) -> list[Event]:
    return list(_narrate(before, step, after))


def _narrate(before: DokittoIceView, step: Step, after: DokittoIceView) -> Iterator[Event]:
    if "chance" in step:
        yield from _chance(step["chance"], after)
        return
    if not before.choosing:
        yield Event("dokitto-ice-play", {"seat": step["seat"], "card": step["move"]})
    if after.tricks > before.tricks:
        yield from _trick(after)
    if before.choosing or (after.tricks > before.tricks and not after.choosing):
        yield from _ice(before, step["move"], after)
    if after.round_over:
        yield from _score(after)


def _chance(kind: str, after: DokittoIceView) -> Iterator[Event]:
    if kind == "first":
        yield Event("first", {"seat": after.leader}, "DI-7")
    else:
        yield Event("round-begins", {"round": after.round})
        yield Event("dokitto-ice-leads", {"seat": after.leader}, "DI-7" if after.round == 1 else "DI-22")


def _trick(after: DokittoIceView) -> Iterator[Event]:
    card = after.trick[(after.leader - after.trick_leader) % after.players]
    args = {"seat": after.leader, "card": card}
    by = after.options.mixed_winner
    if len({played[0] for played in after.trick}) == 1:
        yield Event("dokitto-ice-highest-wins", args, "DI-9")
    elif by == "led":
        yield Event("dokitto-ice-led-wins", args, "DI-10")
    elif len([played for played in after.trick if played[1:] == card[1:]]) > 1:
        yield Event(f"dokitto-ice-later-{by}-wins", args, "DI-11")
    else:
        yield Event("dokitto-ice-lowest-wins" if by == "lowest" else "dokitto-ice-mixed-highest-wins", args, "DI-10")


def _ice(before: DokittoIceView, move: str, after: DokittoIceView) -> Iterator[Event]:
    seat = after.leader
    for flavour, left, was in zip(FLAVOURS, after.stock, before.stock, strict=True):
        if left < was:
            cone = describe(move).arguments.get("cone", "none")
            yield Event(
                "dokitto-ice-scoop",
                {
                    "seat": seat,
                    "flavour": flavour,
                    "vp": after.options.tile_vp[after.options.tiles - was],
                    "cone": cone,
                },
                "DI-12",
            )
    if after.stock == before.stock:
        flavour = describe(move).arguments["flavour"] if before.choosing else after.trick[0][0]
        yield Event("dokitto-ice-no-ice", {"seat": seat, "flavour": flavour}, "DI-13")
    if after.full_cone is not None:
        yield Event("dokitto-ice-fourth-scoop", {"seat": after.full_cone[0], "scoops": after.options.cone + 1}, "DI-16")
        if after.players == 2 and not after.options.count_last_trick:
            yield Event("dokitto-ice-last-trick-aside", {}, "DI-16")


def _score(after: DokittoIceView) -> Iterator[Event]:
    yield Event("round-ends", {"round": after.round}, "DI-16" if after.full_cone else "DI-17")
    for seat, vp in enumerate(after.vp):
        if vp is None:
            yield Event("dokitto-ice-out", {"seat": seat}, "DI-18")
            continue
        for flavour, cards, ice, _ in after.products[seat]:
            yield Event("dokitto-ice-product", {"seat": seat, "flavour": flavour, "cards": cards, "ice": ice}, "DI-19")
        yield Event("dokitto-ice-vp", {"seat": seat, "vp": vp}, "DI-19" if after.players > 2 else "DI-20")
    for seat in after.round_winners:
        yield Event("dokitto-ice-trophy", {"seat": seat, "trophies": after.scores[seat]}, "DI-21")
    if after.winners:
        yield Event("game-ends", {"seats": after.winners, "count": len(after.winners)}, "DI-23")

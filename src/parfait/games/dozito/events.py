"""Events of a step, made only from two views of one seat, so they cannot reveal anything that the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator

from parfait.core.view import Event, Step
from parfait.games.dozito.notation import card_arguments
from parfait.games.dozito.view import DozitoView

SIDES = ("left", "right")


def describe(move: str) -> Event:
    """The event that puts a move into words."""
    what, _, where = move.partition(" ")
    if what == "draw":
        return Event("dozito-move-draw")
    if what == "place":
        return Event("dozito-move-place", {"place": int(where)})
    return Event(f"dozito-move-{what}", {"side": where})


def asked(view: DozitoView) -> Event:
    """The prompt for the seat to act."""
    if view.held is None:
        return Event("dozito-asked-take")
    key = {"drawn": "keep", "turned": "keep", "taken": "place"}.get(view.origin or "", "discard")
    return Event(f"dozito-asked-{key}", card_arguments(view.held))


def buried(event: Event, view: DozitoView) -> bool:
    """DZ-13: nobody may look through the discards, so a discard is shown only while it lies open."""
    card = event.arguments.get("card")
    return card is not None and card not in {view.held, *view.discards, *(c for grid in view.grids for c in grid)}


def narrate(before: DozitoView, step: Step, after: DozitoView) -> list[Event]:
    return list(_narrate(before, step, after))


def _narrate(before: DozitoView, step: Step, after: DozitoView) -> Iterator[Event]:
    if "chance" in step:
        yield from _chance(step["chance"], after)
        return
    seat = step["seat"]
    what, _, where = step["move"].partition(" ")
    if what == "draw":
        yield from _draw(seat, after)
    elif what == "take":
        assert after.held is not None
        yield Event("dozito-take", {"seat": seat, "side": where, **card_arguments(after.held)}, "DZ-6")
    elif what == "place":
        yield from _place(seat, int(where), after)
    else:
        yield from _discard(seat, where, before, after)
    if after.round_over:
        yield from _end_round(before, where, after)
    if after.winners:
        yield from _end_game(after)


def _chance(kind: str, after: DozitoView) -> Iterator[Event]:
    if kind == "first":
        yield Event("first", {"seat": after.player}, "DZ-23")
    elif kind == "reshuffle":
        yield Event("dozito-reshuffle", {"count": after.draw_size}, "DZ-14")
    else:
        yield Event("round-begins", {"round": after.round})
        for side, card in zip(SIDES, after.discards, strict=True):
            assert card is not None
            yield Event("dozito-open", {"side": side, **card_arguments(card)}, "DZ-5")
        yield Event("dozito-starts", {"seat": after.player}, "DZ-23")


def _draw(seat: int, after: DozitoView) -> Iterator[Event]:
    if after.held is None:  # DZ-26: another player's
        yield Event("dozito-draw", {"seat": seat}, "DZ-6")
    else:
        yield Event("dozito-draw-seen", {"seat": seat, **card_arguments(after.held)}, "DZ-6")


def _place(seat: int, place: int, after: DozitoView) -> Iterator[Event]:
    placed, held = after.grids[seat][place - 1], after.held
    assert placed is not None
    assert held is not None
    yield Event("dozito-place", {"seat": seat, "place": place, **card_arguments(placed)}, "DZ-9")
    if after.origin == "turned":
        yield Event("dozito-turn-up", {"seat": seat, **card_arguments(held)}, "DZ-11")
    elif after.origin == "stopped":
        yield Event("dozito-turn-up-stopped", {"seat": seat, **card_arguments(held)}, "DZ-15")
    else:
        yield Event("dozito-replace", {"seat": seat, **card_arguments(held)}, "DZ-12" if held[1] == "*" else "DZ-10")
    if after.one_colour is not None:
        yield Event("dozito-one-colour", {"seat": seat, "colour": placed[0]}, "DZ-25")


def _discard(seat: int, side: str, before: DozitoView, after: DozitoView) -> Iterator[Event]:
    card = after.discards[SIDES.index(side)]
    assert card is not None
    yield Event("dozito-discard", {"seat": seat, "side": side, **card_arguments(card)}, "DZ-8")
    if after.options.mark(card) == "REPLAY" and not after.round_over:
        yield Event("dozito-replay", {"seat": seat}, "DZ-16")
    if after.closer is not None and before.closer is None:
        yield Event("dozito-last-turns", {"seat": after.closer, "cards": after.options.last_turns_at}, "DZ-19")


def _end_round(before: DozitoView, side: str, after: DozitoView) -> Iterator[Event]:
    discarded = after.discards[SIDES.index(side)]
    assert discarded is not None
    turn_passes = after.options.mark(discarded) != "REPLAY"
    if turn_passes and after.closer == (before.player + 1) % after.players:
        yield Event("round-ends", {"round": after.round}, "DZ-19")
    else:
        yield Event("dozito-idle", {"turns": after.idle_turns}, "DZ-27")
        yield Event("round-ends", {"round": after.round}, "DZ-27")
    for seat in range(after.players):
        yield from _score(seat, after)


def _score(seat: int, after: DozitoView) -> Iterator[Event]:
    for colour, places, points in after.groups[seat]:
        if points:
            yield Event(
                "dozito-group",
                {"seat": seat, "colour": colour, "count": len(places), "places": places, "points": points},
                "DZ-21",
            )
    if after.suns[seat]:
        yield Event(
            "dozito-suns",
            {"seat": seat, "suns": after.suns[seat], "points": after.suns[seat] * after.options.sun_points},
            "DZ-22",
        )
    face_down = after.grids[seat].count(None)
    if face_down:
        yield Event("dozito-face-down", {"seat": seat, "count": face_down}, "DZ-20")
    yield Event("dozito-points", {"seat": seat, "points": after.points[seat], "total": after.scores[seat]}, "DZ-24")


def _end_game(after: DozitoView) -> Iterator[Event]:
    rule = "DZ-24" if after.one_colour is None else "DZ-25"
    tied = tuple(seat for seat, total in enumerate(after.scores) if total == max(after.scores))
    if after.one_colour is None and len(tied) > 1:
        best = max(after.best_round[seat] for seat in tied)
        yield Event("dozito-tie-break", {"seats": tied, "points": best}, "DZ-24")
    yield Event("game-ends", {"seats": after.winners, "count": len(after.winners)}, rule)

"""Events of a step, made only from two views of one seat, so they cannot reveal anything that the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator

from parfait.core.view import Event, MoveStep, Step
from parfait.games.aice.view import AiceView


def describe(move: str) -> Event:
    """The event that puts a move into words."""
    if move.startswith("bid "):
        _, number, die = move.split()
        return Event("aice-move-bid", {"number": int(number), "die": die})
    card, _, put = move.partition("+")
    if not put:
        return Event("aice-move-play", {"card": card})
    die, _, part = put.partition("/")
    if not part:
        return Event("aice-move-die", {"card": card, "die": die})
    return Event("aice-move-die-part", {"card": card, "die": die, "part": int(part)})


def asked(view: AiceView) -> Event:
    """The prompt for the seat to act."""
    if view.bidding:
        return Event("aice-asked-bid-beginner" if view.options.beginner else "aice-asked-bid")
    if view.trick_over or view.lead_suit is None:
        return Event("aice-asked-lead")
    has_the_die = view.lead_suit in view.dice[view.turn]
    return Event("aice-asked-follow-die" if has_the_die else "aice-asked-follow", {"suit": view.lead_suit})


def narrate(before: AiceView, step: Step, after: AiceView) -> list[Event]:
    return list(_narrate(before, step, after))


def _narrate(before: AiceView, step: Step, after: AiceView) -> Iterator[Event]:
    if "chance" in step:
        yield from _chance(step["chance"], before, after)
    elif before.bidding:
        yield from _bid(step, after)
    else:
        yield from _play(before, step, after)
        yield from _rest(before, after)


def _chance(kind: str, before: AiceView, after: AiceView) -> Iterator[Event]:
    if kind == "first":
        yield Event("first", {"seat": after.leader}, "AI-19")
    elif kind == "deal":
        yield Event("round-begins", {"round": after.round})
        yield Event("aice-starts", {"seat": after.leader}, "AI-19")
    elif kind == "rolloff":
        yield from _rolls("aice-rolloff", after, "AI-20")
        yield from _end(after)
    elif kind == "roll":
        yield from _strengths(before, after)
        yield from _rest(before, after)
    else:
        yield from _rolls("aice-reroll", after, "AI-13")
        yield from _rest(before, after)


def _rest(before: AiceView, after: AiceView) -> Iterator[Event]:
    """What follows a card or a roll: a tie, the end of a trick, the end of a round."""
    if after.chance == "reroll":
        yield Event("aice-tie", {"seats": after.among}, "AI-13")
    if after.tricks > before.tricks:
        yield from _trick(after)
    if after.round_over:
        yield from _score(after)


def _bid(step: MoveStep, after: AiceView) -> Iterator[Event]:
    seat = step["seat"]
    rule = "AI-6" if after.options.beginner else "AI-5"
    if after.bidding:
        if step["move"] is None:
            yield Event("aice-bid-hidden", {"seat": seat}, rule)
        else:
            yield Event("aice-bid", {"seat": seat, **describe(step["move"]).arguments}, rule)
        return
    yield Event("aice-bid-hidden", {"seat": seat}, rule)
    yield Event("aice-bids-open", {}, rule)
    for other in _in_order(after.players, after.leader):
        yield Event("aice-bid", {"seat": other, "number": after.bids[other], "die": after.bid_dice[other]}, rule)


def _play(before: AiceView, step: MoveStep, after: AiceView) -> Iterator[Event]:
    leads = before.trick_over
    played = describe(step["move"])
    key = played.key.replace("-move-", "-")  # aice-play, aice-die, aice-die-part
    yield Event(key, {"seat": step["seat"], **played.arguments}, "AI-7" if leads else "AI-8")
    if leads and key != "aice-play":
        yield Event("aice-lead-suit", {"suit": after.lead_suit}, "AI-7")
    if after.voids != before.voids:
        yield Event("aice-void", {"seat": step["seat"], "suit": after.lead_suit}, "AI-8")


def _strengths(before: AiceView, after: AiceView) -> Iterator[Event]:
    """The strength of each card whose die was rolled."""
    for seat in _in_order(after.players, after.trick_leader):
        pips, strength = after.rolls[seat], after.strengths[seat]
        if seat in before.among and pips is not None and strength is not None:
            yield Event(
                "aice-roll", {"seat": seat, "pips": pips, "shown": strength - pips, "strength": strength}, "AI-12"
            )


def _rolls(key: str, after: AiceView, rule: str) -> Iterator[Event]:
    for seat, pips in enumerate(after.rerolls):
        if pips is not None:
            yield Event(key, {"seat": seat, "pips": pips}, rule)


def _trick(after: AiceView) -> Iterator[Event]:
    winner = after.trick_winner
    assert winner is not None
    order = _in_order(after.players, after.trick_leader)
    moves = dict(zip(order, after.trick, strict=True))
    arguments = {"seat": winner, "card": moves[winner][:2], "strength": after.strengths[winner]}
    as_strong = [
        seat
        for seat, move in moves.items()
        if _suit(move) == after.lead_suit and after.strengths[seat] == after.strengths[winner]
    ]
    if any(after.rerolls):
        yield Event("aice-wins-reroll", arguments, "AI-13")
    elif len(as_strong) > 1:
        yield Event("aice-wins-higher-die", arguments, "AI-13")
    else:
        yield Event("aice-wins", arguments, "AI-13")
    dice = sum("+" in move for move in after.trick)
    if dice:
        yield Event("aice-takes-dice", {"seat": winner, "dice": dice}, "AI-14")


def _suit(move: str) -> str:
    """AI-10: the suit of a card as it was played."""
    return move[3] if "+" in move else move[0]


def _score(after: AiceView) -> Iterator[Event]:
    yield Event("round-ends", {"round": after.round}, "AI-15")
    for seat in range(after.players):
        won, bid, each = after.won[seat], after.bids[seat], after.per_trick[seat]
        exact = after.options.exact_bid if won == bid else 0
        yield Event(
            "aice-exact-bid" if exact else "aice-missed-bid",
            {"seat": seat, "won": won, "number": bid, "points": exact},
            "AI-16",
        )
        yield Event("aice-rank", {"seat": seat, "dice": after.dice_on_hand[seat], "rank": after.ranks[seat]}, "AI-17")
        yield Event("aice-trick-points", {"seat": seat, "won": won, "each": each, "points": won * each}, "AI-18")
        yield Event("aice-points", {"seat": seat, "points": after.round_points[seat], "total": after.scores[seat]})
    if after.round < after.options.rounds:
        return
    most = max(after.scores)
    tied = tuple(seat for seat in range(after.players) if after.scores[seat] == most)
    if len(tied) > 1:
        yield Event("aice-most-points-tied", {"seats": tied, "points": most}, "AI-20")
        dice = max(after.dice_on_hand[seat] for seat in tied)
        ahead = tuple(seat for seat in tied if after.dice_on_hand[seat] == dice)
        yield Event("aice-most-dice", {"seats": ahead, "dice": dice}, "AI-20")
    yield from _end(after)


def _end(after: AiceView) -> Iterator[Event]:
    if after.winners:
        yield Event("game-ends", {"seats": after.winners, "count": len(after.winners)}, "AI-20")
    else:
        yield Event("aice-roll-for-the-game", {"seats": after.among}, "AI-20")


def _in_order(players: int, first: int) -> list[int]:
    return [(first + i) % players for i in range(players)]

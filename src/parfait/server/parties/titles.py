"""Titles of the evening, from what everybody could see of the games that are over: a handful in all."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from parfait.server.protocol.parties import EveningTitle

if TYPE_CHECKING:
    from parfait.server.parties.party import EveningGame

MOST = 5
ENOUGH_MOVES = 8  # of a person, to say how fast they are
ENOUGH_GAMES = 3
LONG_BEHIND = 0.25  # of a game


class Claim(NamedTuple):
    """Somebody who might get a title; the highest `rank` gets it."""

    rank: float
    person: int
    value: float
    table: str | None = None


def titles(games: Sequence[EveningGame]) -> list[EveningTitle]:
    """At most a handful, each for another person as far as possible."""
    given: list[EveningTitle] = []
    left: list[EveningTitle] = []
    holders: set[int] = set()
    for title in _all(games):
        if title.person in holders:
            left.append(title)
        else:
            holders.add(title.person)
            given.append(title)
    return [*given, *left][:MOST]


def _all(games: Sequence[EveningGame]) -> Iterator[EveningTitle]:
    over = [game for game in games if game.results]
    yield from _of_games(over)
    for name, claims in (
        ("comeback", _comebacks(over)),
        ("close-call", _margins(over, -1)),
        ("runaway", _margins(over, 1)),
        ("quick", _paces(over, -1)),
        ("thinker", _paces(over, 1)),
        ("good-sport", _good_sports(over)),
    ):
        if (best := _best(claims)) is not None:
            yield EveningTitle(name, best.person, best.value, None, best.table)


def _best(claims: list[Claim]) -> Claim | None:
    """The highest claim, unless there is a tie."""
    if not claims:
        return None
    top = max(claims, key=lambda claim: claim.rank)
    return top if len({claim.person for claim in claims if claim.rank == top.rank}) == 1 else None


def _of_games(over: Sequence[EveningGame]) -> Iterator[EveningTitle]:
    """The claims to the games' own titles."""
    claims: dict[tuple[str, str], list[Claim]] = defaultdict(list)
    for game in over:
        for person, result in _people(game):
            for feat, value in result.feats.items():
                claims[game.game, feat].append(Claim(value, person, value, game.table))
    for (game_name, feat), claimed in claims.items():
        if (best := _best(claimed)) is not None:
            yield EveningTitle(feat, best.person, best.value, game_name, best.table)


def _comebacks(over: Sequence[EveningGame]) -> list[Claim]:
    """Winners who were last for a good part of the game."""
    return [
        Claim(result.behind, person, round(100 * result.behind), game.table)
        for game in over
        for person, result in _people(game)
        if result.place == 1 and result.behind >= LONG_BEHIND
    ]


def _margins(over: Sequence[EveningGame], sign: int) -> list[Claim]:
    """Those who won alone, by how much of their own score."""
    claims = []
    for game in over:
        winners = [(person, result) for person, result in _people(game) if result.place == 1]
        scores = sorted((result.score for result in game.results), reverse=True)
        alone = sum(result.place == 1 for result in game.results) == 1 and len(scores) > 1
        if winners and alone and scores[0] > 0 and (margin := scores[0] - scores[1]) > 0:
            claims.append(Claim(sign * margin / scores[0], winners[0][0], margin, game.table))
    return claims if len(claims) > 1 else []


def _paces(over: Sequence[EveningGame], sign: int) -> list[Claim]:
    moves: dict[int, int] = defaultdict(int)
    seconds: dict[int, float] = defaultdict(float)
    for game in over:
        for person, result in _people(game):
            moves[person] += result.moves
            seconds[person] += result.seconds
    paces = {person: seconds[person] / moves[person] for person in moves if moves[person] >= ENOUGH_MOVES}
    if len(paces) < 2:
        return []
    return [Claim(sign * pace, person, round(pace, 1)) for person, pace in paces.items()]


def _good_sports(over: Sequence[EveningGame]) -> list[Claim]:
    """Those who played the most games without a win."""
    played: dict[int, int] = defaultdict(int)
    won: set[int] = set()
    for game in over:
        for person, result in _people(game):
            played[person] += 1
            if result.place == 1:
                won.add(person)
    return [
        Claim(count, person, count) for person, count in played.items() if person not in won and count >= ENOUGH_GAMES
    ]


def _people(game: EveningGame) -> Iterator[tuple[int, SeatResult]]:
    for person, result in zip(game.seats, game.results, strict=False):
        if person is not None:
            yield person, result


if TYPE_CHECKING:
    from parfait.server.parties.entries import SeatResult

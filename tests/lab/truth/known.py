"""The games of the shelf, played at random, and what is true of them: by measure and seat, worked out by hand or by
counting everything that can happen."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import comb
from typing import Any

Scores = tuple[int, ...]


@dataclass(frozen=True)
class Truth:
    """One set of rules at one table. What is not listed does not exist in the game."""

    title: str
    players: int
    minutes: int
    values: Mapping[str, float]
    rulebook_length: float  # moves, or turns, of the game in its box
    chance: float | None = None  # the share of who wins that chance explains; None where it is not known
    kinds: Mapping[str, float] = field(default_factory=dict)  # and each kind of chance by itself
    half: float | None = None  # the part of the win that the leader halfway through gets, where that is known
    bot: str = "Random"
    wins: tuple[float, ...] = field(default=())  # by seat

    def of(self, what: str, seat: int = 1) -> float:
        return self.wins[seat - 1] if what == "seat" else self.values[what]

    def group(self, name: str) -> list[str]:
        """The measures of a group that the game has."""
        return [what for what in GROUPS[name] if what in self.values or (what == "seat" and self.players > 1)]


MOVES = (
    *("go", "stay", "left", "right", "nod", "wink", "low", "high", "swing", "putt", "even", "odd", "run", "take"),
    *("step", "roll", "stop", "hum", "sing", "wave", "bow", "hop", "skip", "name", "yes", "no"),
    *("walk", "ride", "fly", "sail", "offers fly", "offers sail"),
)
GROUPS = {
    "who wins": ("seat", "starter", "drawn"),
    "length": ("turns", "moves", "decisions", "rounds"),
    "scores": ("score", "margin", "lead changes", "comeback"),
    "rules that come up": ("RG-1", "RG-2", "RG-4", "RG-7", "RG-10"),
    "what the game counts": ("red", "black", "points"),
    "choices": MOVES,
}
SHARES = {"seat", "starter", "drawn", "comeback", *GROUPS["choices"], *GROUPS["rules that come up"], "red", "black"}


def truth_of(game: str, players: int, options: Mapping[str, Any]) -> Truth:
    values, wins, more = KNOWN[game](players, **options)
    box = KNOWN[game](players)[0]
    return Truth(
        title=game.capitalize(),
        players=players,
        minutes=more.get("minutes", 10),
        values={name: float(value) for name, value in values.items()},
        rulebook_length=float(box["turns"] if "turns" in box else box["moves"]),
        chance=more.get("chance"),
        kinds=more.get("kinds", {}),
        half=more.get("half"),
        wins=tuple(float(share) for share in wins),
    )


Known = tuple[dict[str, Any], list[Any], dict[str, Any]]


def fair(players: int) -> list[Fraction]:
    return [Fraction(1, players)] * players


def ended(outcomes: Iterable[tuple[Scores, Fraction]], lowest: bool = False) -> tuple[dict[str, Any], list[Fraction]]:
    """From all final scores and their chances: the mean score, the winner's lead, draws, and each seat's wins."""
    score = margin = drawn = Fraction(0)
    wins: list[Fraction] = []
    for scores, chance in outcomes:
        wins = wins or [Fraction(0)] * len(scores)
        order = sorted(scores, reverse=not lowest)
        winners = [seat for seat, points in enumerate(scores) if points == order[0]]
        score += chance * sum(scores) / len(scores)
        margin += chance * abs(order[0] - order[1])
        drawn += chance * (len(winners) > 1)
        for seat in winners:
            wins[seat] += chance / len(winners)
    return {"score": score, "margin": margin, "drawn": drawn}, wins


def rigged(
    players: int,
    seat_bonus: int = 0,
    starter_bonus: int = 0,
    rounds: int = 3,
    bell: int = 100,
    red: int = 50,
    prize: int = 10,
    flag: bool = False,
    turned: int = 0,
    idle: int = 0,
) -> Known:
    bonus, others = Fraction(seat_bonus, 100), players - 1
    wins = [Fraction(1, players) + bonus, *[Fraction(1, players) - bonus / others] * others]
    values = {
        "starter": Fraction(1, players) + Fraction(starter_bonus, 100),
        "drawn": 0,
        "turns": players * rounds,
        "moves": 2 * players * rounds,
        "decisions": 2 * players * rounds,
        "rounds": rounds,
        "score": Fraction(prize, players),
        "margin": prize,
        "lead changes": 0,
        "comeback": 0,
        "RG-1": 1,
        "RG-2": 1,
        "RG-4": bell / 100,
        "RG-7": flag,
        "RG-10": players == 2,
        "red": red / 100,
        "black": 1 - red / 100,
        "points": prize,
        "go": 0.5,
        "stay": 0.5,
    }
    return values, wins, {"minutes": 12, "chance": 1}


def coin(players: int, draws: int = 0, first: int = 0, idle: int = 0) -> Known:
    drawn, sure = Fraction(draws, 100), Fraction(first, 100)
    rest = (1 - drawn) * (1 - sure) / players + drawn / players
    values = {
        "drawn": drawn,
        "moves": players,
        "decisions": players,
        "score": drawn + (1 - drawn) / players,
        "margin": 1 - drawn,
        "nod": 0.5,
        "wink": 0.5,
    }
    wins = [rest + (1 - drawn) * sure, *[rest] * (players - 1)]
    spread = drawn / players + 1 - drawn - sum(share**2 for share in wins)
    picked = (1 - drawn) * (1 - sure) * (1 - Fraction(1, players))
    kinds = {"random pick": picked / spread, "roll": 1 - picked / spread} if spread else {}
    return values, wins, {"chance": 1, "kinds": kinds}


def longwalk(players: int, stop: int = 50) -> Known:
    rounds = Fraction(100, stop)
    values = {
        "drawn": 0,
        "moves": players * rounds,
        "decisions": players * rounds,
        "rounds": rounds,
        "score": rounds / players,
        "margin": rounds,
        "lead changes": 0,
        "comeback": 0,
        "left": 0.5,
        "right": 0.5,
    }
    return values, fair(players), {"chance": 1}


def skill(players: int, times: int = 3) -> Known:
    one = [Fraction(comb(times, high), 2**times) for high in range(times + 1)]
    outcomes = []
    for scores in itertools.product(range(times + 1), repeat=players):
        chance = Fraction(1)
        for score in scores:
            chance *= one[score]
        outcomes.append((scores, chance))
    found, wins = ended(outcomes)
    moves = players * times
    return found | {"moves": moves, "decisions": moves, "low": 0.5, "high": 0.5}, wins, {"chance": 0}


def race(players: int, pile: int = 8) -> Known:
    last = (pile - 1) % players
    values = {"starter": last == 0, "drawn": 0, "moves": pile, "decisions": 0, "score": Fraction(1, players)}
    return values | {"margin": 1, "take": 1}, [Fraction(seat == last) for seat in range(players)], {"chance": 0}


def golf(players: int, holes: int = 3, par: int = 0, sides: int = 6) -> Known:
    one: dict[int, Fraction] = {par: Fraction(1)}
    for _ in range(holes):
        rolled: dict[int, Fraction] = defaultdict(Fraction)
        for total, chance in one.items():
            for die in range(1, sides + 1):
                rolled[total + die] += chance / sides
        one = rolled
    outcomes = []
    for scores in itertools.product(one, repeat=players):
        chance = Fraction(1)
        for score in scores:
            chance *= one[score]
        outcomes.append((scores, chance))
    found, wins = ended(outcomes, lowest=True)
    moves = players * holes
    return (
        found | {"moves": moves, "decisions": moves, "rounds": holes, "swing": 0.5, "putt": 0.5},
        wins,
        {"chance": 1},
    )


def solo(players: int, bonus: int = 0, wait: int = 3) -> Known:
    values = {"drawn": 0, "moves": Fraction(6, wait), "decisions": 0, "score": Fraction(1 + bonus, 2)}
    return values | {"margin": 1 + bonus, "step": 1}, [Fraction(1), Fraction(0)], {"minutes": 30}


def pot(players: int, rounds: int = 4, gift: int = 0, sixes: bool = False) -> Known:
    begin = (0,) * (players - 1) + (gift,)
    reached: dict[Scores, Fraction] = {begin: Fraction(1)}
    die = ((1, Fraction(5, 6)), (2, Fraction(1, 6))) if sixes else ((1, Fraction(1)),)
    for _ in range(rounds):
        after: dict[Scores, Fraction] = defaultdict(Fraction)
        for scores, chance in reached.items():
            for right in itertools.product((0, 1), repeat=players):
                for worth, how_often in die:
                    won = tuple(score + worth * hit for score, hit in zip(scores, right, strict=True))
                    after[won] += chance * how_often / 2**players
        reached = after
    found, wins = ended(reached.items())
    moves = players * rounds
    values = {"starter": Fraction(1, players), "moves": moves, "decisions": moves, "even": 0.5, "odd": 0.5}
    return found | values, wins, {"chance": 1}


def jackpot(players: int, rounds: int = 2, lucky: int = 0, ahead: int = 0) -> Known:
    starter = Fraction(ahead, 100) + Fraction(100 - ahead, 100) / players
    prize = 10 + Fraction(lucky, 100) * 990
    moves = players * rounds
    values = {"starter": starter, "drawn": 0, "moves": moves, "decisions": moves, "rounds": rounds}
    values |= {"score": prize / players, "margin": prize, "lead changes": 0, "comeback": 0, "left": 0.5, "right": 0.5}
    return values, fair(players), {"chance": 1}


def relay(players: int, late: bool = False) -> Known:
    values = {"drawn": 0, "moves": 3 * players, "decisions": 0, "rounds": 3, "run": 1, "lead changes": 0}
    points = 5 if late else 3
    values |= {"comeback": int(late), "margin": 1}
    score = {"score": Fraction(points, players)}
    return values | score, [Fraction(seat == 1) for seat in range(players)], {"chance": 0}


def wolf(players: int, cap: int = 20) -> Known:
    """Alone: at random, every other move stops, and one roll in six ends the game with nothing."""
    score, kept = Fraction(0), {0: Fraction(1)}
    for _ in range(80):  # rolls; hardly any game has more
        score += sum((points * chance for points, chance in kept.items()), Fraction(0)) / 2
        rolled: dict[int, Fraction] = defaultdict(Fraction)
        for points, chance in kept.items():
            for die in range(2, 7):
                rolled[min(cap, points + die)] += chance / 12
        kept = rolled
    moves = Fraction(12, 7)
    return {"moves": moves, "decisions": moves, "score": score, "roll": 0.5, "stop": 0.5}, [Fraction(1)], {}


def third(players: int, helped: bool = True, mirrored: bool = False) -> Known:
    """A lottery that helps the second seat, at a table of three only."""
    lots = [1, 2, 1] if helped and players == 3 else [1] * players
    lots = lots[::-1] if mirrored else lots
    values = {"drawn": 0, "moves": players, "decisions": players, "score": Fraction(1, players), "margin": 1}
    return values | {"hum": 0.5, "sing": 0.5}, [Fraction(lot, sum(lots)) for lot in lots], {"chance": 1}


def teams(players: int, edge: int = 0) -> Known:
    """Partners sit across from each other and win together."""
    second = Fraction(100 + edge, 400)
    values = {"drawn": 1, "moves": 4, "decisions": 4, "score": Fraction(7, 2), "margin": 0, "wave": 0.5, "bow": 0.5}
    return values, [Fraction(1, 2) - second, second] * 2, {"chance": 1}


def halves(players: int, share: int = 50) -> Known:
    """The leader is known a third of the way through, and may have to share the win with everybody."""
    drawn = Fraction(share, 100)
    values: dict[str, Any] = {
        "drawn": drawn,
        "moves": 6,
        "decisions": 6,
        "score": drawn + (1 - drawn) / players,
        "margin": 1 - drawn,
        "hop": 0.5,
        "skip": 0.5,
    }
    kinds = {"random pick": float(1 - drawn), "roll": float(drawn)} if drawn < 1 else {}
    return values, fair(players), {"chance": 1, "kinds": kinds, "half": float(1 - drawn + drawn / players)}


def countdown(players: int, rounds: int = 5) -> Known:
    moves = players * rounds
    values: dict[str, Any] = {
        "drawn": 0,
        "moves": moves,
        "decisions": moves,
        "rounds": rounds,
        "lead changes": 0,
        "comeback": 1,
    }
    values |= {"score": Fraction(rounds + 9, players), "margin": 11 - rounds, "yes": 0.5, "no": 0.5}
    return values, [Fraction(seat == 1) for seat in range(players)], {"chance": 0}


def tiebreak(players: int, top: int = 30) -> Known:
    values = {"drawn": 0, "moves": players, "decisions": players, "score": Fraction(1, players), "margin": 1, "name": 1}
    rolled = Fraction(0)
    for high, tied in itertools.product(range(top), range(2, players + 1)):
        likely = Fraction(comb(players, tied) * high ** (players - tied), top**players)
        rolled += likely * (1 - Fraction(1, tied)) / (1 - Fraction(1, players))
    return values, fair(players), {"chance": float(rolled)}


def auction(players: int, edge: int = 30) -> Known:
    starter = Fraction(edge, 100) + Fraction(100 - edge, 100) / players
    values = {"starter": starter, "drawn": 0, "moves": 2 * players, "decisions": players, "margin": 1}
    return values | {"score": Fraction(1, players), "low": 0.5, "high": 0.5}, fair(players), {}


def outing(players: int, airport: bool = True, harbour: bool = False) -> Known:
    moves, share = 3 * players, Fraction(1, 2 + airport + harbour)
    values = {"drawn": 0, "moves": moves, "decisions": moves, "score": Fraction(1, players), "margin": 1}
    ways: dict[str, Any] = {"walk": share, "ride": share, "fly": share * airport, "sail": share * harbour}
    ways |= {"offers fly": int(airport), "offers sail": int(harbour)}
    return values | ways, fair(players), {"chance": 1}


KNOWN: dict[str, Callable[..., Known]] = {
    "rigged": rigged,
    "coin": coin,
    "longwalk": longwalk,
    "skill": skill,
    "race": race,
    "golf": golf,
    "solo": solo,
    "pot": pot,
    "jackpot": jackpot,
    "relay": relay,
    "wolf": wolf,
    "third": third,
    "teams": teams,
    "halves": halves,
    "auction": auction,
    "countdown": countdown,
    "tiebreak": tiebreak,
    "outing": outing,
}

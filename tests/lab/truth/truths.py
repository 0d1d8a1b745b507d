"""Whether a sentence of the first page is true of Rigged, whose chances are known. One of no known form is not."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

NUMBER = r"[−+±]?[\d,]+(?:\.\d+)?"
PERCENT = rf"{NUMBER}%"
RANGED = rf"({PERCENT}|{NUMBER})(?: \(({PERCENT}|{NUMBER}) to ({PERCENT}|{NUMBER})\))?"
GROUPS = {
    "who wins": ("seat", "starter"),
    "length": ("turns", "moves", "decisions", "rounds"),
    "scores": ("score", "margin"),
    "rules that come up": ("RG-1", "RG-2", "RG-4", "RG-7", "RG-10"),
    "what the game counts": ("red", "black", "points"),
    "choices": ("go", "stay"),
}
SHARES = {"seat", "starter", "RG-1", "RG-2", "RG-4", "RG-7", "RG-10", "red", "black", "go", "stay"}
ROUNDING = 0.06  # of a number as it is written


@dataclass(frozen=True)
class Truth:
    """One set of rules at one table, played at random."""

    players: int = 4
    seat_bonus: int = 0
    starter_bonus: int = 0
    rounds: int = 3
    bell: int = 100
    red: int = 50
    prize: int = 10
    flag: bool = False

    def of(self, what: str, seat: int = 1) -> float:
        fair = 1 / self.players
        bonus = self.seat_bonus / 100
        starter = self.starter_bonus / 100
        values: dict[str, float] = {
            "seat": fair + bonus if seat == 1 else fair - bonus / (self.players - 1),
            "starter": fair + starter,
            "turns": self.players * self.rounds,
            "moves": 2 * self.players * self.rounds,
            "decisions": 2 * self.players * self.rounds,
            "rounds": self.rounds,
            "score": self.prize / self.players,
            "margin": self.prize,
            "RG-1": 1,
            "RG-2": 1,
            "RG-4": self.bell / 100,
            "RG-7": float(self.flag),
            "RG-10": float(self.players == 2),
            "red": self.red / 100,
            "black": 1 - self.red / 100,
            "points": self.prize,
            "go": 0.5,
            "stay": 0.5,
        }
        return values[what]


@dataclass(frozen=True)
class Page:
    """What was played: the first set of rules, the one that a block is about, and the numbers of games."""

    base: Truth
    variant: Truth
    games: int
    sets: int


def value(text: str) -> float:
    """`12.5%` is 0.125; `−3` is −3."""
    number = float(text.rstrip("%").replace(",", "").replace("−", "-").replace("±", "").replace("+", ""))
    return number / 100 if text.endswith("%") else number


def inside(truth: float, said: str, low: str | None, high: str | None) -> bool:
    """In the interval; where there is none, it is what is said."""
    rounding = 0.0006 if said.endswith("%") else ROUNDING
    if low is None or high is None:
        return abs(truth - value(said)) <= rounding
    return value(low) - rounding <= truth <= value(high) + rounding


def what_is_meant(what: str) -> tuple[str, int]:
    for form, meant in (
        (r"Games won by seat (\d)", "seat"),
        (r"Games won by the starting player", "starter"),
        (r"Turns per game", "turns"),
        (r"Moves per game", "moves"),
        (r"Decisions per game", "decisions"),
        (r"Rounds per game", "rounds"),
        (r"Final score of a player", "score"),
        (r"Winner’s lead over the second", "margin"),
        (r"(?:Games in which|Times per game that) (RG-\d+) comes up", ""),
        (r"The card: (red|black)", ""),
        (r"The prize: (points), per game", ""),
        (r"When it is possible, “(go|stay)” is chosen", ""),
    ):
        if found := re.fullmatch(form, what):
            if meant == "seat":
                return "seat", int(found[1])
            return (meant or found[1]), 1
    raise AssertionError(f"nothing that Rigged has: {what}")


def changed(page: Page, what: str, usual: str, other: str, low: str, high: str, points: str | None, rest: str) -> bool:
    meant, seat = what_is_meant(what)
    before, after = page.base.of(meant, seat), page.variant.of(meant, seat)
    scale, rounding = (100, 0.06) if points else (1, ROUNDING)
    held = value(low) - rounding <= scale * (after - before) <= value(high) + rounding
    minutes = re.fullmatch(
        rf" In estimated minutes: ({NUMBER}) → ({NUMBER}), if the box’s 12 hold for the rulebook\.", rest
    )
    if rest and not minutes:
        return False
    if minutes and abs(value(minutes[2]) - 12 * after / (page.variant.players * 3)) > 0.06:
        return False
    return before != after and held


def unchanged(page: Page, points: str, part: str, groups: str) -> bool:
    """Nothing in any of these groups changes by what would matter."""
    for group in groups.split(", "):
        for what in GROUPS[group]:
            for seat in range(1, page.base.players + 1):
                before, after = page.base.of(what, seat), page.variant.of(what, seat)
                margin = float(points) / 100 if what in SHARES else value(part) * before
                if abs(after - before) > margin:
                    return False
    return True


def ahead(page: Page, seat: str, way: str, said: str, low: str, high: str, fair: str) -> bool:
    truth, due = page.base.of("seat", int(seat)), 1 / page.base.players
    return inside(truth, said, low, high) and (truth > due if way == "ahead" else truth < due)


def starting(page: Page, way: str, said: str, low: str, high: str) -> bool:
    truth, due = page.base.of("starter"), 1 / page.base.players
    right = truth > due if way == "an advantage" else truth < due
    return inside(truth, said, low, high) and right


def long(page: Page, lengths: str) -> bool:
    forms = {"turns": "turns", "moves": "moves", "decisions with a choice": "decisions", "rounds": "rounds"}
    found = re.findall(rf"{RANGED} (turns|moves|decisions with a choice|rounds)", lengths)
    told = [inside(page.base.of(forms[what]), said, low or None, high or None) for said, low, high, what in found]
    return bool(told) and all(told)


def parts(page: Page, listed: str) -> bool:
    found = re.findall(rf"(red|black): {RANGED}", listed)
    return bool(found) and all(
        inside(page.base.of(what), said, low or None, high or None) for what, said, low, high in found
    )


def alike(page: Page, missed: str) -> bool:
    """Nothing changes, or only what happens in so few games that these may all have missed it."""
    apart = [abs(page.variant.of(what) - page.base.of(what)) for group in GROUPS.values() for what in group]
    return max(apart) <= value(missed) and abs(value(missed) - 1 + 0.005 ** (1 / page.games)) < 0.001


def seldom(page: Page, share: str, rules: str) -> bool:
    return all(page.base.of(rule) < value(share) for rule in re.findall(r"RG-\d+", rules))


def half_way(page: Page, said: str, low: str, high: str) -> bool:
    """A lottery at the end: whoever seems ahead wins as often as anyone, or as the seat with the bonus does."""
    least, most = 1 / page.base.players, page.base.of("seat")
    return value(low) <= most and value(high) >= least


def by_chance(page: Page, said: str, low: str, high: str) -> bool:
    return value(low) <= 1 <= value(high) + 1e-9


FORMS: tuple[tuple[str, Callable[..., bool]], ...] = (
    (
        rf"({NUMBER}) games of Rigged for (\d), played by bots \(Random\)"
        r"(?:, under (\d+) sets of rules with the same deals)?\.",
        lambda page, games, players, sets: (
            value(games) == page.games * page.sets and int(players) == page.base.players and int(sets or 1) == page.sets
        ),
    ),
    (rf"(.+): ({PERCENT}|{NUMBER}) → ({PERCENT}|{NUMBER}) \(({NUMBER}) to ({NUMBER})( points)?\)\.(.*)", changed),
    (
        rf"(.+): ({NUMBER}) → ({NUMBER}) \(({NUMBER}) in every deal\)\.(.*)",
        lambda page, what, usual, other, by, rest: changed(page, what, usual, other, by, by, None, rest),
    ),
    (
        r"No game came out differently: in these games, every measure is exactly the same as under “.+”\. "
        rf"A change in up to ({PERCENT}) of the games could have gone unnoticed\.",
        alike,
    ),
    (
        rf"No change that matters \(less than ({NUMBER}) points of a share, or ({PERCENT}) of a number\): (.+)\.",
        unchanged,
    ),
    (r"(?:No clear change yet\. )?Still open \(these games cannot rule out .+\): .+\.", lambda page: True),
    (r"(?:One|\d+) more clear changes? (?:is|are) listed below\.", lambda page: page.base != page.variant),
    (rf"Seat (\d) is (ahead|behind): it wins {RANGED} of the games, where ({PERCENT}) would be fair\.", ahead),
    (
        rf"The seats are fair: each wins within ({NUMBER}) points of ({PERCENT})\.",
        lambda page, points, fair: page.base.seat_bonus <= float(points),
    ),
    (
        rf"No seat is clearly ahead: a fair share is {PERCENT}, and .+ each seat’s share is .+ from ({PERCENT}) to "
        rf"({PERCENT})\.",
        lambda page, low, high: all(
            value(low) - 0.0006 <= page.base.of("seat", seat) <= value(high) + 0.0006 for seat in (1, page.base.players)
        ),
    ),
    (
        rf"Starting is (an advantage|a drawback): the starting player wins {RANGED}, where {PERCENT} would be fair\.",
        starting,
    ),
    (
        rf"Starting makes no difference that matters: the starting player wins {RANGED}, within ({NUMBER}) .+",
        lambda page, said, low, high, points: page.base.starter_bonus <= float(points),
    ),
    (
        rf"Whether starting matters is still open: the starting player wins {RANGED}, where {PERCENT} would be fair\.",
        lambda page, said, low, high: inside(page.base.of("starter"), said, low, high),
    ),
    (r"Length of a game: (.+)\.", long),
    (
        rf"That is about ({NUMBER}) minutes, if the rulebook’s game takes the 12 minutes on the box\.",
        lambda page, minutes: abs(value(minutes) - 4 * page.base.rounds) < 0.06,
    ),
    (r"The card: (.+)\.", parts),
    (
        rf"The prize: points, per game: {RANGED}(?: in every game played)?\.",
        lambda page, said, low, high: inside(page.base.of("points"), said, low, high),
    ),
    (
        rf"Halfway through, the player who seems ahead wins in {RANGED} of the games \(\d+ games looked at closely\)\.",
        half_way,
    ),
    (
        rf"Between these bots \(Random\), chance explains {RANGED} of who wins.*; the moves explain the rest .+",
        by_chance,
    ),
    (rf"In fewer than ({PERCENT}) of the games come up: (.+) \(of \d+ games read\)\.", seldom),
    (r"Each seat’s share is known to within .+", lambda page: True),
    (
        rf"(.+): seat (\d) wins {RANGED} of the games, where ({PERCENT}) would be fair\. Vary who starts.+",
        lambda page, name, seat, *rest: page.base.seat_bonus > 0 or page.variant.seat_bonus > 0,
    ),
    (r"These questions are settled\..+", lambda page: True),
)


def is_true(sentence: str, page: Page) -> bool:
    for form, check in FORMS:
        if found := re.fullmatch(form, sentence):
            return check(page, *found.groups())
    raise AssertionError(f"no known form: {sentence}")


def varied(base: Truth, options: dict[str, object]) -> Truth:
    known = {name: amount for name, amount in options.items() if name in Truth.__dataclass_fields__}
    return replace(base, **known)  # type: ignore[arg-type]

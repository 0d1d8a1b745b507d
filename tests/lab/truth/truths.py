"""Whether a sentence of the first page is true of a game whose chances are known. One of no known form is not."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass

from tests.lab.truth.known import GROUPS, SHARES, Truth

NUMBER = r"[−+±]?[\d,]+(?:\.\d+)?"
PERCENT = rf"{NUMBER}%"
RANGED = rf"({PERCENT}|{NUMBER})(?: \(({PERCENT}|{NUMBER}) to ({PERCENT}|{NUMBER})\))?"
ROUNDING = 0.06  # of a number as it is written
SEEN = r" \((\d+) games looked at closely\)"


@dataclass(frozen=True)
class Page:
    """What was played: the first set of rules, the one that a block is about, and the numbers of games."""

    base: Truth
    variant: Truth
    games: int
    sets: int

    def change(self, what: str, seat: int = 1) -> float:
        return self.variant.of(what, seat) - self.base.of(what, seat)


def value(text: str) -> float:
    """`12.5%` is 0.125; `−3` is −3."""
    number = float(text.rstrip("%").replace(",", "").replace("−", "-").replace("±", "").replace("+", ""))
    return number / 100 if text.endswith("%") else number


def inside(truth: float, said: str, low: str | None, high: str | None) -> bool:
    """In the interval; where there is none, it is what is said."""
    rounding = 0.0006 if said.endswith("%") else ROUNDING
    if not low or not high:
        return abs(truth - value(said)) <= rounding
    return value(low) - rounding <= truth <= value(high) + rounding


NAMES = (
    (r"Games won by seat (\d)", "seat"),
    (r"Games won by the starting player", "starter"),
    (r"Games that several players win together", "drawn"),
    (r"Turns per game", "turns"),
    (r"Moves per game", "moves"),
    (r"Decisions per game", "decisions"),
    (r"Rounds per game", "rounds"),
    (r"Final score of a player", "score"),
    (r"Winner’s lead over the second", "margin"),
    (r"Changes of lead per game", "lead changes"),
    (r"Games in which the leader before the last round does not win", "comeback"),
    (r"(?:Games in which|Times per game that) (RG-\d+) comes up", ""),
    (r"The card \((red|black)\)", ""),
    (r"The prize \((points)\), per game", ""),
    (r"Games that offer “fly” as a choice", "offers fly"),
    (r"Games that offer “sail” as a choice", "offers sail"),
    (r"When it is possible, “(\w+)” is chosen", ""),
)


def what_is_meant(what: str) -> tuple[str, int]:
    for form, meant in NAMES:
        if found := re.fullmatch(form, what):
            return (meant, int(found[1])) if meant == "seat" else (meant or found[1], 1)
    raise AssertionError(f"nothing that these games have: {what}")


def changed(page: Page, what: str, usual: str, other: str, low: str, high: str, points: str | None, rest: str) -> bool:
    meant, seat = what_is_meant(what)
    scale, rounding = (100, 0.06) if points else (1, ROUNDING)
    change = scale * page.change(meant, seat)
    minutes = re.fullmatch(
        rf" In estimated minutes: ({NUMBER}) → ({NUMBER}), if the rulebook’s game takes the (\d+) on the box\.", rest
    )
    if rest and not minutes:
        return False
    if minutes:
        box = page.base.minutes
        longer = value(minutes[2]) / value(minutes[1])
        if int(minutes[3]) != box or not math.isclose(longer, value(other) / value(usual), rel_tol=0.02):
            return False
    return change != 0 and value(low) - rounding <= change <= value(high) + rounding


def unchanged(page: Page, points: str, part: str, groups: str, missed: str | None) -> bool:
    """Nothing in any of these groups changes by what would matter. Numbers change by more if it is seldom enough."""
    if not missed and {"length", "scores", "what the game counts"} & set(groups.split(", ")):
        return False
    for group in groups.split(", "):
        for what in page.base.group(group):
            for seat in range(1, page.base.players + 1):
                margin = float(points) / 100 if what in SHARES else value(part) * page.base.of(what, seat)
                if abs(page.change(what, seat)) > margin:
                    return False
    return True


def same(page: Page, groups: str, missed: str) -> bool:
    """Nothing changes in these groups, or only in so few games that these may all have missed it. An amount may change
    by far more than its share of games does, so it is only asked whether it is the amount that changes."""
    for group in groups.split(", "):
        for what in page.base.group(group):
            for seat in range(1, page.base.players + 1):
                if what in SHARES and abs(page.change(what, seat)) > value(missed):
                    return False
                if what not in SHARES and page.change(what, seat) and page.base.title != "Jackpot":
                    return False
    return value(missed) < 0.5


def alike(page: Page, missed: str) -> bool:
    return same(page, ", ".join(GROUPS), missed) and abs(value(missed) - 1 + 0.005 ** (1 / page.games)) < 0.001


def still_open(page: Page, nothing_clear: str | None, points: str, part: str, groups: str) -> bool:
    """These games cannot rule out such a change: with more than this many, they could."""
    return set(groups.split(", ")) <= set(GROUPS) and (points, part) == ("5", "10%") and page.games < 6000


def ahead(page: Page, seat: str, way: str, said: str, low: str, high: str, fair: str) -> bool:
    truth, due = page.base.of("seat", int(seat)), 1 / page.base.players
    right = truth > due if way == "ahead" else truth < due
    return inside(truth, said, low, high) and right and inside(due, fair, None, None)


def starting(page: Page, way: str, said: str, low: str, high: str) -> bool:
    truth, due = page.base.of("starter"), 1 / page.base.players
    right = truth > due if way == "an advantage" else truth < due
    return inside(truth, said, low, high) and right


def seats_between(page: Page, fair: str, low: str, high: str) -> bool:
    seats = range(1, page.base.players + 1)
    due = inside(1 / page.base.players, fair, None, None)
    return due and all(inside(page.base.of("seat", seat), fair, low, high) for seat in seats)


def long(page: Page, lengths: str) -> bool:
    forms = {"turns": "turns", "moves": "moves", "decisions with a choice": "decisions", "rounds": "rounds"}
    found = re.findall(rf"{RANGED} (turns|moves|decisions with a choice|rounds)", lengths)
    told = [inside(page.base.of(forms[what]), said, low, high) for said, low, high, what in found]
    return bool(told) and all(told)


def takes(page: Page, minutes: str, box: str) -> bool:
    """A guess from the mean length, which has no interval here."""
    length = page.base.of("turns" if "turns" in page.base.values else "moves")
    guess = page.base.minutes * length / page.base.rulebook_length
    return int(box) == page.base.minutes and abs(value(minutes) - guess) < max(0.06, 0.25 * guess)


def parts(page: Page, listed: str) -> bool:
    found = re.findall(rf"(red|black) {RANGED}", listed)
    return bool(found) and all(inside(page.base.of(what), said, low, high) for what, said, low, high in found)


def seldom(page: Page, share: str, rules: str) -> bool:
    return all(page.base.of(rule) < value(share) for rule in re.findall(r"RG-\d+", rules))


def half_way(page: Page, said: str, low: str, high: str, games: str) -> bool:
    """Where all is chance at the end, whoever seems ahead wins as often as anyone, or as the best seat does."""
    if page.base.half is not None:
        return inside(page.base.half, said, low, high)
    least, most = 1 / page.base.players, max(page.base.wins)
    if page.base.chance == 1:
        return value(low) <= most and value(high) >= least
    return value(high) >= least


def by_chance(page: Page, said: str, low: str, high: str, games: str) -> bool:
    return page.base.chance is not None and inside(page.base.chance, said, low, high)


def by_kind(page: Page, listed: str) -> bool:
    """Of each kind of chance what is known of it, of a game that says so."""
    found = re.findall(rf"([a-z][a-z -]*) {RANGED}", listed)
    known = page.base.kinds
    return len(found) == len(known) and all(inside(known[kind.strip()], *ends) for kind, *ends in found)


def next_seat(page: Page, name: str, seat: str, said: str, low: str, high: str, fair: str) -> bool:
    """Of the first set of rules or of another; the page has no more than two in these tests where seats are unfair."""
    rules = page.base if name in ("rulebook", "the study’s own rules") else page.variant
    return (
        inside(rules.of("seat", int(seat)), said, low, high) and abs(rules.of("seat", int(seat)) - value(fair)) > 0.01
    )


def next_games(page: Page, points: str, games: str, wanted: str) -> bool:
    """As precise as a share of about a fair one can be after so many games, and as many more as that says."""
    due = 1 / page.base.players
    exact = 100 * math.sqrt(due * (1 - due) / page.games)  # one standard deviation
    more = page.games * (float(points) / float(wanted)) ** 2
    likely = exact < float(points) < 6 * exact or page.base.of("drawn") > 0 or page.variant.of("drawn") > 0
    return likely and value(games) >= 2 * page.games and (value(games) < 1.2 * more or value(games) < 3 * page.games)


FORMS: tuple[tuple[str, Callable[..., bool]], ...] = (
    (
        rf"({NUMBER}) games of (\w+) for (\d|one), played by bots \((\w+)\)"
        r"(?:, under (\d+) sets of rules with the same deals)?\.",
        lambda page, games, title, players, bot, sets: (
            value(games) == page.games * page.sets
            and (title, int(players.replace("one", "1")), bot) == (page.base.title, page.base.players, page.base.bot)
            and int(sets or 1) == page.sets
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
        rf"The same in every one of these games: (.+)\. A change in up to ({PERCENT}) of the games could have gone .+",
        same,
    ),
    (
        rf"No change that matters \(less than ({NUMBER}) points of a share, or ({PERCENT}) of a number\): ([^.]+)\."
        rf"(?: A change in up to ({PERCENT}) of the games could have gone unnoticed\.)?",
        unchanged,
    ),
    (
        rf"(No clear change yet\. )?Still open \(these games cannot rule out a change of ({NUMBER}) points of a share, "
        rf"or ({PERCENT}) of a number\): (.+)\.",
        still_open,
    ),
    (r"(?:One|\d+) more clear changes? (?:is|are) listed below\.", lambda page: page.base != page.variant),
    (rf"Seat (\d) is (ahead|behind): it wins {RANGED} of the games, where ({PERCENT}) would be fair\.", ahead),
    (
        rf"The seats are fair: each wins within ({NUMBER}) points of ({PERCENT})\.",
        lambda page, points, fair: max(abs(share - value(fair)) for share in page.base.wins) <= float(points) / 100,
    ),
    (
        rf"No seat is clearly ahead: a fair share is ({PERCENT}), and .+ each seat’s share is .+ from ({PERCENT}) to "
        rf"({PERCENT})\.",
        seats_between,
    ),
    (
        rf"In {RANGED} of the games several players win together; each of them is counted an equal part of the win\.",
        lambda page, said, low, high: inside(page.base.of("drawn"), said, low, high),
    ),
    (
        rf"Starting is (an advantage|a drawback): the starting player wins {RANGED}, where {PERCENT} would be fair\.",
        starting,
    ),
    (
        rf"Starting makes no difference that matters: the starting player wins {RANGED}, within ({NUMBER}) points of "
        rf"a fair ({PERCENT})\.",
        lambda page, said, low, high, points, fair: (
            inside(page.base.of("starter"), said, low, high)
            and abs(page.base.of("starter") - value(fair)) <= float(points) / 100
        ),
    ),
    (
        rf"Whether starting matters is still open: the starting player wins {RANGED}, where {PERCENT} would be fair\.",
        lambda page, said, low, high: inside(page.base.of("starter"), said, low, high),
    ),
    (r"Length of a game: (.+)\.", long),
    (rf"That is about ({NUMBER}) minutes, if the rulebook’s game takes the (\d+) minutes on the box\.", takes),
    (r"The card: (.+)\.", parts),
    (
        rf"The prize \(points\), per game: {RANGED}(?: in every game played)?\.",
        lambda page, said, low, high: inside(page.base.of("points"), said, low, high),
    ),
    (rf"Halfway through, the player who seems ahead wins in {RANGED} of the games{SEEN}\.", half_way),
    (
        rf"Between these bots \(Random\), chance explains {RANGED} of who wins; the moves, and what they turn up, "
        rf"explain the rest{SEEN}\.",
        lambda page, said, low, high, games: by_chance(page, said, low, high, games) and page.base.chance < 1,
    ),
    (
        rf"Between these bots \(Random\), chance explains {RANGED} of who wins: it may well be everything{SEEN}\.",
        by_chance,
    ),
    (r"By kind of chance: (.+)\.", by_kind),
    (
        rf"How much of who wins is chance is still open: anything from ({PERCENT}) to ({PERCENT}){SEEN}\.",
        lambda page, low, high, games: by_chance(page, low, low, high, games),
    ),
    (
        rf"Chance had no part in these games: no deal, draw or roll came up{SEEN}\.",
        lambda page, games: page.base.chance is not None and (1 - page.base.chance) ** int(games) > 0.001,
    ),
    (rf"Rules that come up in fewer than ({PERCENT}) of the games: (.+) \(of \d+ games read\)\.", seldom),
    (
        rf"Each seat’s share is known to within ({NUMBER}) points\. About ({NUMBER}) games of each set of rules would "
        rf"narrow that to ({NUMBER}), and settle more of what is open\. This adds them to the same folder:",
        next_games,
    ),
    (
        rf"About ({NUMBER}) games of each set of rules would settle more of what is open\. This adds them .+:",
        lambda page, games: page.base.players == 1 and value(games) >= 2 * page.games,
    ),
    (
        rf"Under “(.+)”, seat (\d) wins {RANGED} of the games, where ({PERCENT}) would be fair\. Vary who starts.+",
        next_seat,
    ),
)


def is_true(sentence: str, page: Page) -> bool:
    for form, check in FORMS:
        if found := re.fullmatch(form, sentence):
            return check(page, *found.groups())
    raise AssertionError(f"no known form: {sentence}")

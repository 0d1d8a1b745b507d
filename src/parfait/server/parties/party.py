"""A party: what the entries of its log, applied in order, make of it. No input or output, and no clock of its own."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace

from parfait.server.parties import entries as e
from parfait.server.parties.codes import PartyAddress, row_of
from parfait.server.parties.titles import titles
from parfait.server.protocol import parties as protocol
from parfait.server.protocol.messages import encode
from parfait.server.store import StoredTable
from parfait.server.tables import tokens

PARTY, PARTY_OVER = "party", "party-over"  # the status of a party's row


@dataclass(frozen=True)
class Person:
    key: str  # the hash of the secret on their device
    name: str
    face: str = ""
    resting: bool = False
    gone: bool = False
    removed: bool = False
    vote: str | None = None
    games: int = 0  # that they had a seat in
    last: int = -1  # the number of the last of them; never yet, at first


@dataclass(frozen=True)
class EveningGame:
    table: str
    game: str
    began: float
    seats: tuple[int | None, ...]
    over: bool = False
    results: tuple[e.SeatResult, ...] = ()  # none if it was given up


@dataclass(frozen=True)
class Party:
    """Replaced, never changed in place."""

    link: PartyAddress
    title: str
    picks: protocol.Picks
    bots: str | None
    people: tuple[Person, ...]
    games: tuple[EveningGame, ...] = ()
    votes: tuple[int, ...] = ()  # who voted, the latest last
    closed: bool = False
    n: int = 1  # entries so far
    _info: list[protocol.PartyInfo] = field(default_factory=list, compare=False)  # once it was asked for

    @property
    def id(self) -> str:
        """The name of its row."""
        return row_of(self.link)

    @property
    def table(self) -> str | None:
        """Where the game is that is being played."""
        return self.games[-1].table if self.games and not self.games[-1].over else None

    def person_of(self, key: str | None) -> int | None:
        """The number of the person with this key; None for a stranger, and for one who was removed."""
        if key is None:
            return None
        for number, person in enumerate(self.people):
            if tokens.same(person.key, key):
                return None if person.removed else number
        return None

    def banned(self, key: str) -> bool:
        return any(person.removed and tokens.same(person.key, key) for person in self.people)

    def at_hand(self) -> list[int]:
        """The people whose places and names are taken: those who have not left, and those who have played."""
        return [number for number, person in enumerate(self.people) if not person.gone or person.games]

    def host(self, here: Collection[int]) -> int | None:
        """The acting host: the founder or, while they are not here, the first of those present to have come."""
        return min((number for number in here if not self.people[number].gone), default=None)

    def line(self, here: Collection[int] | None = None) -> list[int]:
        """The next players: first those who have never played, then those who have waited longest.

        Ties go to whoever has played least, then to whoever came to the party first.
        """
        willing = [
            number
            for number, person in enumerate(self.people)
            if not person.gone and not person.resting and (here is None or number in here)
        ]
        return sorted(willing, key=lambda number: (self.people[number].last, self.people[number].games, number))

    def favourite(self, here: Collection[int]) -> str | None:
        """The game with the most votes of those who are here; if tied, the one that had as many first."""
        counted: Counter[str] = Counter()
        for number in self.votes:
            game = self.people[number].vote
            if number in here and game is not None:
                counted[game] += 1
        return counted.most_common(1)[0][0] if counted else None  # in the order of the first votes

    def agreed(self, here: Collection[int]) -> str | None:
        """The game to begin now: everybody here has voted, or more than half of them for the same one."""
        present = [number for number in here if not self.people[number].gone]
        votes = [self.people[number].vote for number in present if self.people[number].vote is not None]
        best = self.favourite(present)
        if self.closed or self.picks != "vote" or self.table is not None or best is None:
            return None
        return best if len(votes) == len(present) or 2 * votes.count(best) > len(present) else None

    # What others see

    def info(self) -> protocol.PartyInfo:
        if not self._info:
            self._info.append(self._told())
        return self._info[0]

    def _told(self) -> protocol.PartyInfo:
        played: Counter[int] = Counter()
        wins: Counter[int] = Counter()
        points: defaultdict[int, float] = defaultdict(float)
        for game in self.games:
            for number, result in zip(game.seats, game.results, strict=False):
                if number is not None:
                    played[number] += 1
                    wins[number] += result.place == 1
                    points[number] += result.points
        people = [
            protocol.PersonInfo(
                person.name,
                person.face,
                person.resting,
                person.gone,
                played[number],
                wins[number],
                points[number],
                person.vote,
            )
            for number, person in enumerate(self.people)
        ]
        return protocol.PartyInfo(
            self.title,
            self.link.code,
            self.picks,
            people,
            [_told_game(game) for game in self.games],
            self.bots,
            self.table,
            self.line(),
            titles(self.games),
            self.closed,
        )

    def row(self) -> StoredTable:
        return StoredTable(PARTY_OVER if self.closed else PARTY, None, encode(self.info()))

    # What an entry changes

    def after(self, entry: e.PartyEntry) -> Party:
        party = replace(self, n=self.n + 1, _info=[])
        if isinstance(entry, e.PersonCame):
            return party._with_guest(entry)
        if isinstance(entry, e.PersonWent):
            return party._with(
                entry.person, replace(party.people[entry.person], gone=True, removed=entry.removed, vote=None)
            )
        if isinstance(entry, e.PersonMoved):
            return party._with(entry.person, replace(party.people[entry.person], key=entry.key))
        if isinstance(entry, e.PersonRested):
            return party._with(entry.person, replace(party.people[entry.person], resting=entry.resting))
        if isinstance(entry, e.PersonVoted):
            others = tuple(number for number in self.votes if number != entry.person)
            voted = party._with(entry.person, replace(party.people[entry.person], vote=entry.game))
            return replace(voted, votes=(*others, entry.person))
        if isinstance(entry, e.PartyArranged):
            return replace(party, title=entry.title, picks=entry.picks, bots=entry.bots)
        if isinstance(entry, e.GameBegan):
            return party._begun(entry)
        if isinstance(entry, e.GameEnded):
            games = tuple(_ended(game, entry) if game.table == entry.table else game for game in self.games)
            return replace(party, games=games)
        assert isinstance(entry, e.PartyClosed)
        return replace(party, closed=True)

    def _with_guest(self, entry: e.PersonCame) -> Party:
        known = self.person_of(entry.key)
        if known is None:
            return replace(self, people=(*self.people, Person(entry.key, entry.name, entry.face)))
        return self._with(known, replace(self.people[known], name=entry.name, face=entry.face, gone=False))

    def _with(self, number: int, person: Person) -> Party:
        """The party with that person in this place."""
        return replace(self, people=(*self.people[:number], person, *self.people[number + 1 :]))

    def _begun(self, entry: e.GameBegan) -> Party:
        number = len(self.games)
        people = tuple(
            replace(person, vote=None, games=person.games + 1, last=number)
            if i in entry.seats
            else replace(person, vote=None)
            for i, person in enumerate(self.people)
        )
        game = EveningGame(entry.table, entry.game, entry.at, tuple(entry.seats))
        return replace(self, people=people, votes=(), games=(*self.games, game))


def _ended(game: EveningGame, entry: e.GameEnded) -> EveningGame:
    return replace(game, over=True, results=tuple(entry.seats), seats=tuple(entry.people) or game.seats)


def _told_game(game: EveningGame) -> protocol.PartyGame:
    return protocol.PartyGame(
        game.table,
        game.game,
        int(game.began),
        list(game.seats),
        "over" if game.results else "dropped" if game.over else "playing",
        [result.score for result in game.results],
        [result.place for result in game.results],
        [result.points for result in game.results],
    )


def founded(entry: e.PartyFounded) -> Party:
    link = PartyAddress(entry.code, entry.secret)
    return Party(link, entry.title, entry.picks, entry.bots, (Person(entry.key, entry.name, entry.face),))


def fold(log: Iterable[bytes]) -> Party:
    """The party that results from a whole log."""
    texts = iter(log)
    first = e.read(next(texts))
    assert isinstance(first, e.PartyFounded)
    party = founded(first)
    for text in texts:
        party = party.after(e.read(text))
    return party


def seats_for(players: Sequence[int], line: Sequence[int], bots: bool) -> list[int | None] | None:
    """Who sits down at the next table, in the order of the line; None if there are too few.

    With bots, all seats of the game are taken; without, as many as there are people for.
    """
    counts = [count for count in players if count <= len(line)]
    if bots:
        count = players[-1] if line else 0
    elif counts:
        count = max(counts)
    else:
        return None
    seated: list[int | None] = list(line[:count])
    return [*seated, *[None] * (count - len(seated))] if seated else None

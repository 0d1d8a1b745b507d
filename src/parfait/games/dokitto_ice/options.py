"""The options of Dokitto! Ice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from parfait.core.data import Json
from parfait.core.errors import BadOption, shorten
from parfait.core.options import FLAG, Choice, FirstPlayer, ListOf, Options, Subset, Whole, option
from parfait.games.dokitto_ice.actions import HIGHEST_STACK, LANE, LARGEST_CONE, TAKE, TAKE_LEFT, TAKE_RIGHT, VALUES

FLAVOURS = "SCMV"
MIXED_WINNERS = ("lowest", "highest", "led")  # DI-10
USUAL_HAND = {2: 10, 3: 9, 4: 10}  # DI-4, DI-5, DI-6: by the number of players
MOST_CARDS = 12  # in a hand: two players are dealt all 24 cards
OLD_HAND = Choice((10, 12))  # what `two_player_hand` could be, until `hand` took its place


class UsualOr(Choice):
    """The usual number for the number of players, or a given one."""

    def examples(self, players: int) -> list[Json]:
        return [self.values[0], self.values[1], self.values[-1]]


class DokittoIceHand(UsualOr):
    """The usual number of cards, or a given one."""

    def examples(self, players: int) -> list[Json]:
        return ["usual", 1, MOST_CARDS if players == 2 else 10]


class HeadStart(ListOf):
    """Trophies of each seat before the first round."""

    def examples(self, players: int) -> list[Json]:
        return [[1, 0, 0, 0], [2, 2, 1, 0]]


HEAD_START = HeadStart(Whole(0, 999), 4)


@dataclass(frozen=True)
class DokittoIceOptions(Options):
    first_player: int | str = option("DI-7", FirstPlayer(), "random")
    flavour_count: int | str = option("DI-1", UsualOr(("usual", *range(2, len(FLAVOURS) + 1))), "usual")
    top_value: int | str = option("DI-1", UsualOr(("usual", *range(2, VALUES + 1))), "usual")
    tiles: int = option("DI-2", Whole(1, HIGHEST_STACK), 3)
    tile_vp: tuple[int, ...] = option("DI-2", ListOf(Whole(0, 9), HIGHEST_STACK), (1, 1, 2, 2, 2))
    cone: int = option("DI-3", Whole(1, LARGEST_CONE), 3)
    hand: int | str = option("DI-4", DokittoIceHand(("usual", *range(1, MOST_CARDS + 1))), "usual")
    flavours: tuple[str, ...] = option("DI-5", Subset(tuple(FLAVOURS), 3), ("S", "C", "M"))
    mixed_winner: str = option("DI-10", Choice(MIXED_WINNERS), "lowest")
    may_choose_empty: bool = option("DI-13", FLAG, True)
    count_last_trick: bool = option("DI-16", FLAG, True)
    trophies_to_win: int = option("DI-23", Whole(1, 1000), 3)
    head_start: tuple[int, ...] = option("DI-23", HEAD_START, (0, 0, 0, 0))
    show_gathered: bool = option("DI-24", FLAG, True)

    @classmethod
    def read(cls, given: Mapping[str, Json], players: int) -> Self:
        options = super().read({name: value for name, value in given.items() if name != "two_player_hand"}, players)
        if "two_player_hand" in given:
            options = options._with_old_hand(given["two_player_hand"], players)
        if max(options.head_start) >= options.trophies_to_win:  # DI-23: nobody has won before the first round
            raise BadOption(
                "DI-23",
                "bad-option",
                option="head_start",
                value=str(list(options.head_start)),
                allowed=f"0 – {options.trophies_to_win - 1}",
            )
        most = options.cards(players) // players
        if isinstance(options.hand, int) and options.hand > most:  # DI-4: there are enough cards to deal
            allowed = f'"usual" | 1–{most}'
            raise BadOption("DI-4", "bad-option", option="hand", value=str(options.hand), allowed=allowed)
        return options

    def _with_old_hand(self, given: Json, players: int) -> Self:
        """DI-6: with the `two_player_hand` of an old record or table, which `hand` overrides, as it did then."""
        try:
            cards = int(OLD_HAND.read(given, players))
        except ValueError:
            value, allowed = shorten(str(given)), OLD_HAND.allowed
            raise BadOption("DI-6", "bad-option", option="two_player_hand", value=value, allowed=allowed) from None
        if players != 2 or self.hand != "usual":
            return self
        dealt = min(cards, self.cards(players) // players)
        return self if dealt == self.hand_size(players) else replace(self, hand=dealt)

    def in_play(self, players: int) -> tuple[str, ...]:
        """DI-1, DI-5: the flavours of cards and ice."""
        count = (3 if players == 3 else 4) if self.flavour_count == "usual" else int(self.flavour_count)
        return self.flavours if count == 3 else tuple(FLAVOURS[:count])

    def top(self, players: int) -> int:
        """DI-1, DI-6: the highest value."""
        return (6 if players == 2 else VALUES) if self.top_value == "usual" else int(self.top_value)

    def cards(self, players: int) -> int:
        """The size of the deck."""
        return len(self.in_play(players)) * self.top(players)

    def hand_size(self, players: int) -> int:
        """DI-4, DI-5, DI-6: the usual number, or as many as a smaller deck allows."""
        if self.hand != "usual":
            return int(self.hand)
        return min(USUAL_HAND[players], self.cards(players) // players)

    def rounds_as_usual(self) -> bool:
        """Whether rounds are won as in the published game, whatever the size of a hand."""
        usual = DokittoIceOptions()
        names = ("flavour_count", "top_value", "tiles", "tile_vp", "cone", "mixed_winner", "count_last_trick")
        return all(getattr(self, name) == getattr(usual, name) for name in names)

    def longest(self, players: int) -> int:
        """Every round awards a trophy (DI-21); a trick has at most one card per seat and one choice (DI-12)."""
        rounds = sum(self.trophies_to_win - 1 - trophies for trophies in self.head_start[:players]) + 1
        return rounds * self.hand_size(players) * (players + 1)

    def numbers(self, players: int) -> list[int] | None:
        """With another deck: its cards, and what can be taken (DI-12); where two play, into which cone (DI-15)."""
        usual = DokittoIceOptions(flavours=self.flavours)
        if (self.in_play(players), self.top(players)) == (usual.in_play(players), usual.top(players)):
            return None
        whats = [*range(self.top(players)), TAKE, *([TAKE_LEFT, TAKE_RIGHT] if players == 2 else [])]
        return [FLAVOURS.index(flavour) * LANE + what for flavour in self.in_play(players) for what in whats]

    def score_range(self, players: int) -> tuple[float, float]:
        return 0, self.trophies_to_win  # DI-23

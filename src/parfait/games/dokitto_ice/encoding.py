"""What a seat knows of Dokitto! Ice, as numbers: DI-24. Plain Python; encoding.pxd holds C types for the same names."""

from __future__ import annotations

from parfait.core import bits, rows
from parfait.core.encoding import Encoding, Field, Row
from parfait.core.state import State
from parfait.games.dokitto_ice import printed
from parfait.games.dokitto_ice.actions import ALL_VALUES, CONE_LANE, LANE, TILE_LANE, VALUES
from parfait.games.dokitto_ice.options import DokittoIceOptions
from parfait.games.dokitto_ice.rules import DokittoIce

FLAVOURS = 4
CARD = FLAVOURS + VALUES
VP_SCALE = 32.0


class DokittoIceEncoding(Encoding):
    CHANCES = DokittoIce.CHANCES
    options: DokittoIceOptions

    def __init__(self, players: int, options: DokittoIceOptions) -> None:
        super().__init__(players, options)
        self.per_card = 1.0 / DokittoIce(players, options).hand_size
        self.per_value = 1.0 / VALUES
        self.per_tile = 1.0 / options.tiles
        self.per_vp = 1.0 / VP_SCALE
        self.per_trophy = 1.0 / options.trophies_to_win
        self.per_round = 1.0 / (options.trophies_to_win * players)
        self.cones_each = 2 if players == 2 else 1

    def describe(self) -> tuple[Field, ...]:
        options, seats = self.options, self.players
        cones = 2 if seats == 2 else 1
        most_vp = FLAVOURS * VALUES * sum(options.tile_vp[: options.tiles]) / VP_SCALE
        return (
            *self.opening(),
            Field("hand", (FLAVOURS, VALUES), "by flavour S C M V and value 1–10: whether one holds this card"),
            Field("fallen", (FLAVOURS, VALUES), "by flavour and value: whether this card was played in this round"),
            Field(
                "trick",
                (seats, CARD),
                "by seat: flavour (4), value (10) of its card on the table; a finished trick stays until the next",
            ),
            Field("leader", (seats,), "who led this trick, or leads the next"),
            Field("trick_leader", (seats,), "who led the trick on the table"),
            Field("trick_over", (), "whether no trick is being played"),
            Field("choosing", (), "whether the seat to act takes its ice"),
            Field("tricks", (), "tricks finished in this round ÷ cards dealt to a seat"),
            Field("cards_left", (seats,), "by seat: cards in hand ÷ cards dealt"),
            Field("voids", (seats, FLAVOURS), "by seat and flavour: whether it has shown to hold none"),
            Field("gathered", (seats, FLAVOURS), "by seat and flavour: cards gathered ÷ 10"),
            Field(
                "cones",
                (seats, cones, options.cone + 1, FLAVOURS),
                "by seat, cone, place from below and flavour: (1 + VP) ÷ 10 of the tile there",
            ),
            Field("full_cone", (seats, cones), "by seat and cone: whether it got a tile too many"),
            Field("stock", (FLAVOURS,), "by flavour: tiles left ÷ tiles in a full stack"),
            Field(
                "vp", (seats,), "by seat: VP ÷ 32, as the round would count now; 0 for a player who is out", 0, most_vp
            ),
            Field("round", (), "which round it is ÷ (trophies to win × players)"),
            Field("trophies", (seats,), "by seat: trophies ÷ trophies to win"),
            Field("round_winners", (seats,), "by seat: whether it won a trophy in the last round that was scored"),
            Field("winners", (seats,), "by seat: whether it has won the game"),
        )

    def write(self, state: State, seat: int, out: Row) -> int:
        assert isinstance(state, DokittoIce)
        ice = state
        a = out.a
        players = ice.players
        at = self.begin(ice, seat, out)
        for flavour in range(FLAVOURS):
            at = rows.members(a, at, ice.hands[seat] >> flavour * LANE, VALUES)
        for flavour in range(FLAVOURS):
            at = rows.members(a, at, ice.fallen >> flavour * LANE, VALUES)
        at = self._trick(ice, seat, a, at)
        at = rows.choice(a, at, rows.seen_from(seat, ice.leader, players), players)
        at = rows.choice(a, at, rows.seen_from(seat, ice.led_by, players), players)
        a[at] = 1.0 if ice.played == 0 else 0.0
        a[at + 1] = 1.0 if ice.choosing else 0.0
        a[at + 2] = ice.tricks * self.per_card
        at += 3
        for i in range(players):
            a[at] = bits.popcount(ice.hands[rows.seat_after(seat, i, players)]) * self.per_card
            at += 1
        for i in range(players):
            at = rows.members(a, at, ice.void[rows.seat_after(seat, i, players)], FLAVOURS)
        for i in range(players):
            other = rows.seat_after(seat, i, players)
            for flavour in range(FLAVOURS):
                a[at] = ice.gathered[other * FLAVOURS + flavour] * self.per_value
                at += 1
        at = self._cones(ice, seat, a, at)
        for flavour in range(FLAVOURS):
            in_play = ice.deck >> flavour * LANE & ALL_VALUES
            a[at] = (ice.tiles - ice.taken[flavour]) * self.per_tile if in_play else 0.0
            at += 1
        for i in range(players):
            other = rows.seat_after(seat, i, players)
            a[at] = 0.0 if ice.is_out(other) else ice.vp(other) * self.per_vp
            at += 1
        a[at] = ice.round * self.per_round
        at += 1
        won = 0
        for i in range(players):
            other = rows.seat_after(seat, i, players)
            a[at] = ice.trophies[other] * self.per_trophy
            at += 1
            if ice.trophies[other] >= ice.trophies_to_win:
                won |= bits.bit(other)
        at = rows.seats(a, at, ice.round_winners, seat, players)
        return rows.seats(a, at, won, seat, players)

    def _trick(self, ice: DokittoIce, seat: int, a: rows.Cells, at: int) -> int:
        on_table = ice.played
        if on_table == 0 and ice.tricks > 0:
            on_table = ice.players
        for i in range(ice.players):
            place = rows.seen_from(ice.led_by, rows.seat_after(seat, i, ice.players), ice.players)
            if place < on_table:
                at = rows.choice(a, at, printed.flavour(ice.table[place]), FLAVOURS)
                at = rows.choice(a, at, printed.value(ice.table[place]), VALUES)
            else:
                at = rows.choice(a, at, -1, CARD)
        return at

    def _cones(self, ice: DokittoIce, seat: int, a: rows.Cells, at: int) -> int:
        """The tiles on the cones, only by flavour and VP (a view does not show which of two equal tiles it is)."""
        for i in range(ice.players):
            first = rows.seat_after(seat, i, ice.players) * self.cones_each
            for cone in range(first, first + self.cones_each):
                for place in range(ice.size[cone]):
                    tile = ice.scoops[cone * CONE_LANE + place]
                    value = ice.tile_vp[tile % TILE_LANE]
                    a[at + place * FLAVOURS + tile // TILE_LANE] = (1 + value) * self.per_value
                at += (ice.cone + 1) * FLAVOURS
        for i in range(ice.players):
            first = rows.seat_after(seat, i, ice.players) * self.cones_each
            for cone in range(first, first + self.cones_each):
                a[at] = 1.0 if cone == ice.full else 0.0
                at += 1
        return at


ENCODING = DokittoIceEncoding

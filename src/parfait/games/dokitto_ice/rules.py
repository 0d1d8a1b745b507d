"""Dokitto! Ice, in the order of docs/rules/dokitto-ice.md. Plain Python; rules.pxd holds C types for the same names."""

from __future__ import annotations

from parfait.core import bits
from parfait.core.errors import BadOutcome, IllegalMove
from parfait.core.rng import Rng
from parfait.core.state import CHANCE, OVER, Numbers, Outcome, State
from parfait.games.dokitto_ice import printed
from parfait.games.dokitto_ice import view as views
from parfait.games.dokitto_ice.actions import (
    CONE_LANE,
    HIGHEST,
    LANE,
    LOWEST,
    ONE_EACH,
    TAKE,
    TAKE_LEFT,
    TAKE_RIGHT,
    TILE_LANE,
)
from parfait.games.dokitto_ice.options import FLAVOURS, MIXED_WINNERS, DokittoIceOptions

# Kinds of chance
FIRST = 0
DEAL = 1


class DokittoIce(State):
    options: DokittoIceOptions

    FIELDS = (
        *State.FIELDS,
        *("hands", "void", "fallen", "table", "played", "led_by", "leader", "tricks", "choosing"),
        *("gathered", "scoops", "size", "taken", "full", "round", "trophies", "round_winners"),
    )
    CHANCES = ("first", "deal")

    def __init__(self, players: int, options: DokittoIceOptions) -> None:
        super().__init__(players, options)
        self.tile_vp = [0] * 8
        self._configure()
        self.hands = [0] * 4  # by seat, a set of cards
        self.void = [0] * 4  # by seat, the flavours it has shown not to hold
        self.fallen = 0  # every card played this round
        self.table = [0] * 4  # the trick, in order of play; it stays until the next is led
        self.played = 0
        self.led_by = 0  # who led the trick on the table
        self.leader = 0  # who leads the next one, or led this one
        self.tricks = 0
        self.choosing = False  # the trick is won and the seat to act takes its ice
        self.gathered = [0] * 16  # seat × 4 + flavour: how many cards
        self.scoops = [0] * 32  # cone × 8 + place from below: which tile
        self.size = [0] * 4  # by cone: how many tiles
        self.taken = [0] * 4  # by flavour: how many tiles have left the stack
        self.full = -1  # the cone with a tile too many
        self.round = 0
        self.trophies = [*options.head_start]  # DI-23
        for seat in range(players, 4):
            self.trophies[seat] = 0
        self.round_winners = 0  # the seats that won a trophy in the last scored round
        self.chance = FIRST
        if isinstance(options.first_player, int):
            self.leader = options.first_player
            self.chance = DEAL

    def clone(self) -> DokittoIce:
        s = DokittoIce.__new__(DokittoIce)
        s.players = self.players
        s.options = self.options
        s.turn = self.turn
        s.chance = self.chance
        s.deck = self.deck
        s.top = self.top
        s.hand_size = self.hand_size
        s.tiles = self.tiles
        s.tile_vp = self.tile_vp[:]
        s.cone = self.cone
        s.mixed_winner = self.mixed_winner
        s.rounds_as_usual = self.rounds_as_usual
        s.may_choose_empty = self.may_choose_empty
        s.count_last_trick = self.count_last_trick
        s.trophies_to_win = self.trophies_to_win
        s.hands = self.hands[:]
        s.void = self.void[:]
        s.fallen = self.fallen
        s.table = self.table[:]
        s.played = self.played
        s.led_by = self.led_by
        s.leader = self.leader
        s.tricks = self.tricks
        s.choosing = self.choosing
        s.gathered = self.gathered[:]
        s.scoops = self.scoops[:]
        s.size = self.size[:]
        s.taken = self.taken[:]
        s.full = self.full
        s.round = self.round
        s.trophies = self.trophies[:]
        s.round_winners = self.round_winners
        return s

    def restore(self, fields: dict[str, object]) -> None:
        super().restore(fields)
        self._configure()

    # Players and deal: DI-1, DI-4, DI-5, DI-6

    def _configure(self) -> None:
        self.tiles = self.options.tiles  # DI-2
        self.tile_vp = [*self.options.tile_vp, 0, 0, 0]
        self.cone = self.options.cone  # DI-3
        self.mixed_winner = MIXED_WINNERS.index(self.options.mixed_winner)  # DI-10
        self.rounds_as_usual = self.options.rounds_as_usual()
        self.may_choose_empty = self.options.may_choose_empty
        self.count_last_trick = self.options.count_last_trick  # DI-16
        self.trophies_to_win = self.options.trophies_to_win
        self.top = self.options.top(self.players)
        self.hand_size = self.options.hand_size(self.players)
        self.deck = 0
        for letter in self.options.in_play(self.players):
            self.deck |= printed.cards_of(FLAVOURS.index(letter)) & ONE_EACH * (bits.bit(self.top) - 1)

    def draw(self, rng: Rng, out: Numbers) -> None:
        out.n = 0
        if self.chance == FIRST:
            out.add(rng.below(self.players))
            return
        out.add_members(self.deck)
        out.shuffle(rng)

    def settle(self, out: Numbers) -> None:
        if self.chance == FIRST:
            self.leader = out.a[0]
            self.chance = DEAL
            return
        for seat in range(self.players):
            hand = 0
            for i in range(seat * self.hand_size, (seat + 1) * self.hand_size):
                hand |= bits.bit(out.a[i])
            self.hands[seat] = hand
            self.void[seat] = 0
        for i in range(4):
            self.size[i] = 0
            self.taken[i] = 0
        for i in range(16):
            self.gathered[i] = 0
        self.fallen = 0
        self.played = 0
        self.tricks = 0
        self.full = -1
        self.round += 1
        self.turn = self.leader

    # A trick: what may be played

    def legal(self, out: Numbers) -> None:
        out.n = 0
        out.add_members(self.legal_mask())

    def random_action(self, rng: Rng, out: Numbers) -> int:
        return rng.member(self.legal_mask())

    def legal_mask(self) -> int:
        """The legal actions, as a set."""
        if self.choosing:
            return self._choices()
        hand = self.hands[self.turn]
        if self.played == 0:  # DI-7
            return hand
        following = hand & printed.cards_of(printed.flavour(self.table[0]))
        return following if following else hand  # DI-8

    def _choices(self) -> int:
        """DI-12, DI-13, DI-15: the flavours of the trick, and the cone where two play and there is a tile to take."""
        stocked = 0
        empty = 0
        for i in range(self.players):
            flavour = printed.flavour(self.table[i])
            if self.taken[flavour] < self.tiles:
                stocked |= bits.bit(flavour * LANE)
            else:
                empty |= bits.bit(flavour * LANE)
        if stocked and not self.may_choose_empty:
            empty = 0
        if self.players == 2:
            return empty << TAKE | stocked << TAKE_LEFT | stocked << TAKE_RIGHT
        return (empty | stocked) << TAKE

    # A trick: what happens

    def apply(self, action: int) -> None:
        what = printed.value(action)
        if what < TAKE:
            self._play(action)
        elif what == TAKE:
            self._take(printed.flavour(action), self.turn)
        elif what == TAKE_LEFT:
            self._take(printed.flavour(action), self.turn * 2)
        else:
            self._take(printed.flavour(action), self.turn * 2 + 1)

    def _play(self, card: int) -> None:
        if self.played == 0:
            self.led_by = self.turn
        elif printed.flavour(card) != printed.flavour(self.table[0]):
            self.void[self.turn] |= bits.bit(printed.flavour(self.table[0]))
        self.hands[self.turn] ^= bits.bit(card)
        self.fallen |= bits.bit(card)
        self.table[self.played] = card
        self.played += 1
        if self.played == self.players:
            self._end_trick()
        else:
            self.turn = self.turn + 1 if self.turn + 1 < self.players else 0

    def _end_trick(self) -> None:
        led = printed.flavour(self.table[0])
        one_flavour = True
        high = 0
        low = 0
        for i in range(1, self.players):
            card = self.table[i]
            if printed.flavour(card) != led:
                one_flavour = False
            if printed.value(card) > printed.value(self.table[high]):
                high = i
            if printed.value(card) <= printed.value(self.table[low]):  # DI-11: the later of two equals
                low = i
        if not one_flavour and self.mixed_winner != LOWEST:
            low = self._mixed_winner()
        winner = self.leader + (high if one_flavour else low)  # DI-9, DI-10
        if winner >= self.players:
            winner -= self.players
        for i in range(self.players):  # DI-14
            self.gathered[winner * 4 + printed.flavour(self.table[i])] += 1
        self.tricks += 1
        self.played = 0
        self.leader = winner
        self.turn = winner
        if not one_flavour:
            self.choosing = True  # DI-12
        elif self.taken[led] == self.tiles:
            self._next_trick()  # DI-13
        elif self.players == 2:
            self.choosing = True  # DI-15
        else:
            self._take(led, winner)

    def _mixed_winner(self) -> int:
        """DI-10, DI-11: the position of the winning card in a mixed trick, if by the options it is not the lowest
        card."""
        best = 0
        for i in range(1, self.players):
            if self.mixed_winner != HIGHEST and printed.flavour(self.table[i]) != printed.flavour(self.table[0]):
                continue
            if printed.value(self.table[i]) >= printed.value(self.table[best]):
                best = i
        return best

    def _take(self, flavour: int, cone: int) -> None:
        self.choosing = False
        if self.taken[flavour] < self.tiles:  # DI-13
            self.scoops[cone * CONE_LANE + self.size[cone]] = flavour * TILE_LANE + self.taken[flavour]  # DI-12
            self.size[cone] += 1
            self.taken[flavour] += 1
            if self.size[cone] > self.cone:  # DI-16
                self.full = cone
                if not self.count_last_trick:
                    self._lay_aside(self.turn)
        self._next_trick()

    def _lay_aside(self, winner: int) -> None:
        """DI-16: the cards of the trick that ended the round count for nobody."""
        for i in range(self.players):
            self.gathered[winner * 4 + printed.flavour(self.table[i])] -= 1

    # End of a round

    def _next_trick(self) -> None:
        if self.full >= 0 or self.hands[self.turn] == 0:  # DI-16, DI-17
            self._end_round()

    def _end_round(self) -> None:
        best = -1
        self.round_winners = 0
        for seat in range(self.players):
            standing = self._standing(seat)
            if standing > best:
                best = standing
                self.round_winners = 0
            if standing == best and standing >= 0:
                self.round_winners |= bits.bit(seat)
        self.turn = CHANCE  # DI-22: the leader of the next round is the winner of the last trick
        self.chance = DEAL
        for seat in range(self.players):
            if self.round_winners & bits.bit(seat):
                self.trophies[seat] += 1
                if self.trophies[seat] >= self.trophies_to_win:  # DI-23
                    self.turn = OVER

    # Scoring a round

    def is_out(self, seat: int) -> bool:
        """DI-18: with three or four players, the one who took a tile too many."""
        return self.full == seat and self.players > 2

    def vp(self, seat: int) -> int:
        """DI-19: for each flavour, cards gathered × VP of the ice on the cones that count."""
        total = 0
        for cone in range(self._first_cone(seat), self._first_cone(seat + 1)):
            if cone == self.full:  # DI-18, DI-20
                continue
            for i in range(self.size[cone]):
                tile = self.scoops[cone * CONE_LANE + i]
                total += self.gathered[seat * 4 + tile // TILE_LANE] * self.tile_vp[tile % TILE_LANE]
        return total

    def _standing(self, seat: int) -> int:
        """DI-21: VP, then ice tiles, then 1 VP tiles, in one number; below 0 for a player who is out."""
        if self.is_out(seat):
            return -1
        tiles = 0
        ones = 0
        for cone in range(self._first_cone(seat), self._first_cone(seat + 1)):
            if cone == self.full:  # DI-20
                continue
            for i in range(self.size[cone]):
                tiles += 1
                if self.tile_vp[self.scoops[cone * CONE_LANE + i] % TILE_LANE] == 1:
                    ones += 1
        return (self.vp(seat) * 16 + tiles) * 16 + ones

    def _first_cone(self, seat: int) -> int:
        """Two players have the cones 0, 1 and 2, 3; otherwise a seat's cone has its number."""
        return seat * 2 if self.players == 2 else seat

    # End of the game

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([self.trophies[seat] for seat in range(self.players)])

    @property
    def winners(self) -> tuple[int, ...]:
        if self.turn != OVER:
            return ()
        return tuple([seat for seat in range(self.players) if self.trophies[seat] >= self.trophies_to_win])

    # Who sees what: DI-24

    def view(self, seat: int) -> views.DokittoIceView:
        return views.view(self, seat)

    # What is wrong with input

    def refusal(self, action: int) -> IllegalMove:
        flavour, what = divmod(action, LANE)
        if self.choosing:
            return self._refused_take(flavour, what)
        if what >= TAKE or not 0 <= action < 64:
            return IllegalMove("DI-7", "dokitto-ice-play-a-card")
        if not self.hands[self.turn] & bits.bit(action):
            return IllegalMove("DI-7", "dokitto-ice-not-held")
        led = printed.flavour(self.table[0])
        held = bits.popcount(self.hands[self.turn] & printed.cards_of(led))
        return IllegalMove("DI-8", "dokitto-ice-must-follow", led=FLAVOURS[led], held=held)

    def _refused_take(self, flavour: int, what: int) -> IllegalMove:
        if what < TAKE or what > TAKE_RIGHT or not 0 <= flavour < 4:
            return IllegalMove("DI-12", "dokitto-ice-take-first")
        letter = FLAVOURS[flavour]
        if flavour not in [printed.flavour(self.table[i]) for i in range(self.players)]:
            return IllegalMove("DI-12", "dokitto-ice-not-in-trick", flavour=letter)
        if self.players > 2 and what != TAKE:
            return IllegalMove("DI-15", "dokitto-ice-one-cone")
        if self.taken[flavour] == self.tiles and what != TAKE:
            return IllegalMove("DI-15", "dokitto-ice-nothing-to-place", flavour=letter)
        if self.taken[flavour] == self.tiles:
            return IllegalMove("DI-13", "dokitto-ice-stack-empty", flavour=letter)
        return IllegalMove("DI-15", "dokitto-ice-name-the-cone")

    def check_outcome(self, outcome: Outcome) -> None:
        if outcome.kind == "first":
            if len(outcome.values) != 1 or not 0 <= outcome.values[0] < self.players:
                raise BadOutcome("DI-7", "bad-first")
            return
        deck = [card for card in range(64) if self.deck & bits.bit(card)]
        if sorted(outcome.values) != deck:
            raise BadOutcome(self.deal_rule(), "not-the-deck", count=len(deck))

    def deal_rule(self) -> str:
        return {2: "DI-6", 3: "DI-5", 4: "DI-4"}[self.players]

    def turn_rule(self) -> str:
        return "DI-7"

    def end_rule(self) -> str:
        return "DI-23"

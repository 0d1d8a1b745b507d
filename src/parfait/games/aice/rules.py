"""AICE, in the order of docs/rules/aice.md. Plain Python; rules.pxd holds the C types of the same names."""

from __future__ import annotations

from parfait.core import bits
from parfait.core.errors import BadOutcome, IllegalMove
from parfait.core.rng import Rng
from parfait.core.state import CHANCE, OVER, Numbers, Outcome, State
from parfait.games.aice import view as views
from parfait.games.aice.actions import BID, HIGHEST_BID, ON_DIE, ON_PART, ONE_SUIT, TWOS
from parfait.games.aice.options import SUITS as LETTERS
from parfait.games.aice.options import AiceOptions

SUITS = 5  # AI-1
# AI-3: which cards take a die, and which of those show two dice.
TAKE_A_DIE = 0x7F7F7F7F7F
NO_DIE = -1
# Whose turn it is when it is no seat's, under names that rules.pxd gives a type, and the kinds of chance.
TO_CHANCE = CHANCE
ENDED = OVER
FIRST = 0
DEAL = 1
ROLL = 2
REROLL = 3
ROLLOFF = 4


def card_of(action: int) -> int:
    return action & 63


def die_of(action: int) -> int:
    """The suit of the die, or NO_DIE."""
    return (action >> 6 & 7) - 1


def part_of(action: int) -> int:
    return action >> 9


def suit_of(card: int) -> int:
    return card >> 3


def rank_of(card: int) -> int:
    return (card & 7) + 2


def suit_played(action: int) -> int:
    """AI-10: a card with a die has the die's colour."""
    return suit_of(card_of(action)) if die_of(action) == NO_DIE else die_of(action)


def suited(suit: int) -> int:
    """All cards printed in a suit."""
    return ONE_SUIT << suit * 8


def ranked(rank: int) -> int:
    """All cards of a rank."""
    return TWOS << (rank - 2)


def is_one(members: int) -> bool:
    """Whether a set that is not empty has one member."""
    return members & (members - 1) == 0


def nth(members: int, n: int) -> int:
    """The member of a set that has n smaller ones."""
    for _ in range(n):
        members &= members - 1
    return bits.lowest(members)


class Aice(State):
    options: AiceOptions

    FIELDS = (
        *State.FIELDS,
        *("hands", "void", "fallen", "dice", "bids", "bid_dice", "bids_made"),
        *("table", "on_cards", "played", "led_by", "lead", "rolls", "rerolls", "among", "taken_by"),
        *("leader", "tricks", "won", "dice_on_hand", "round", "points", "winner"),
    )
    CHANCES = ("first", "deal", "roll", "reroll", "rolloff")

    def __init__(self, players: int, options: AiceOptions) -> None:
        super().__init__(players, options)
        self.parts = [0] * 4
        self.factors = [0] * 4
        self._configure()
        self.hands = [0] * 4  # by seat, a set of cards
        self.void = [0] * 4  # by seat, the suits it has shown not to hold
        self.fallen = 0  # every card played this round
        self.dice = [0] * 4  # by seat, a set: the dice it has left to play
        self.bids = [0] * 4  # 0 until it is made
        self.bid_dice = [NO_DIE] * 4
        self.bids_made = 0
        self.table = [0] * 4  # the trick: by seat, the action; it stays until the next is led
        self.on_cards = 0  # the seats with a die on their card
        self.played = 0
        self.led_by = 0  # who led the trick on the table
        self.lead = 0  # the suit of that trick
        self.rolls = [0] * 4  # by seat, the die on its card; 0 for none
        self.rerolls = [0] * 4  # by seat, the latest roll to break a tie; 0 for none
        self.among = 0  # the seats that the next chance is about: who roll, or who may start
        self.taken_by = -1  # who won the trick on the table
        self.leader = 0  # who leads the next trick, or led this one
        self.tricks = 0
        self.won = [0] * 4  # by seat, how many tricks
        self.dice_on_hand = [0] * 4  # AI-17: by seat, how many dice it took with tricks or did not play
        self.round = 0
        self.points = [0] * 4
        self.winner = -1
        self.chance = FIRST
        self.among = bits.bit(players) - 1
        if isinstance(options.first_player, int):
            self.leader = options.first_player
            self.led_by = self.leader
            self.among = 0
            self.chance = DEAL

    def clone(self) -> Aice:
        s = Aice.__new__(Aice)
        s.players = self.players
        s.options = self.options
        s.turn = self.turn
        s.chance = self.chance
        s.deck = self.deck
        s.hand_size = self.hand_size
        s.show_two_dice = self.show_two_dice
        s.parts = self.parts[:]
        s.all_dice = self.all_dice
        s.exact_bid = self.exact_bid
        s.factors = self.factors[:]
        s.beginner_bid = self.beginner_bid
        s.rounds = self.rounds
        s.hands = self.hands[:]
        s.void = self.void[:]
        s.fallen = self.fallen
        s.dice = self.dice[:]
        s.bids = self.bids[:]
        s.bid_dice = self.bid_dice[:]
        s.bids_made = self.bids_made
        s.table = self.table[:]
        s.on_cards = self.on_cards
        s.played = self.played
        s.led_by = self.led_by
        s.lead = self.lead
        s.rolls = self.rolls[:]
        s.rerolls = self.rerolls[:]
        s.among = self.among
        s.taken_by = self.taken_by
        s.leader = self.leader
        s.tricks = self.tricks
        s.won = self.won[:]
        s.dice_on_hand = self.dice_on_hand[:]
        s.round = self.round
        s.points = self.points[:]
        s.winner = self.winner
        return s

    def restore(self, fields: dict[str, object]) -> None:
        super().restore(fields)
        self._configure()

    # Material and players: AI-3, AI-4

    def _configure(self) -> None:
        self.rounds = self.options.rounds
        self.all_dice = min(self.options.dice, self.options.suits)  # AI-2: the first so many colours
        self.exact_bid = self.options.exact_bid  # AI-16
        self.factors = [*self.options.factors]  # AI-18
        (high7, low7), (high8, low8) = self.options.split
        self.parts = [high7, low7, high8, low8]
        self.show_two_dice = ranked(7)
        if high8 != low8:  # equal parts may be covered in one way only
            self.show_two_dice |= ranked(8)
        self.beginner_bid = 0
        if self.options.beginner:  # AI-6
            self.beginner_bid = self.options.beginner_bid(self.players)
        self.hand_size = self.options.hand_size(self.players)
        self.deck = 0
        for rank in self.options.ranks(self.players):  # AI-1, AI-4
            self.deck |= ranked(rank) & (bits.bit(self.options.suits * 8) - 1)

    def draw(self, rng: Rng, out: Numbers) -> None:
        out.n = 0
        if self.chance == FIRST:
            out.add(rng.member(self.among))
            return
        if self.chance == DEAL:
            out.add_members(self.deck)
            out.shuffle(rng)
            return
        for seat in range(self.players):
            out.add(rng.below(6) + 1 if self.among & bits.bit(seat) else 0)

    def settle(self, out: Numbers) -> None:
        if self.chance == ROLL:
            self._settle_roll(out)
        elif self.chance == DEAL:
            self._settle_deal(out)
        elif self.chance == FIRST:
            self._start_round(out.a[0])
        else:
            self._settle_tie(out)

    def _settle_deal(self, out: Numbers) -> None:
        for seat in range(self.players):
            hand = 0
            for i in range(seat * self.hand_size, (seat + 1) * self.hand_size):
                hand |= bits.bit(out.a[i])
            self.hands[seat] = hand
            self.void[seat] = 0
            self.dice[seat] = bits.bit(self.all_dice) - 1
            self.bids[seat] = 0
            self.bid_dice[seat] = NO_DIE
            self.table[seat] = 0
            self.rolls[seat] = 0
            self.rerolls[seat] = 0
            self.won[seat] = 0
            self.dice_on_hand[seat] = self.all_dice
        self.fallen = 0
        self.on_cards = 0
        self.bids_made = 0
        self.played = 0
        self.led_by = self.leader
        self.lead = 0
        self.taken_by = -1
        self.tricks = 0
        self.round += 1
        self.turn = self.leader

    # What may be done

    def legal(self, out: Numbers) -> None:
        out.n = 0
        if self.bids_made < self.players:
            self._legal_bids(out)
            return
        cards = self._playable_cards()
        dice = self._playable_dice()
        out.add_members(cards)
        while dice:
            die = (bits.lowest(dice) + 1) * ON_DIE
            self._add_with_die(cards & TAKE_A_DIE, die, out)
            self._add_with_die(cards & self.show_two_dice, die + ON_PART, out)
            dice &= dice - 1

    def _legal_bids(self, out: Numbers) -> None:
        """AI-5, AI-6"""
        for die in range(self.all_dice):
            if self.beginner_bid:
                out.add((die + 1) * ON_DIE + BID + self.beginner_bid)
                continue
            for number in range(1, HIGHEST_BID + 1):
                out.add((die + 1) * ON_DIE + BID + number)

    def _playable_cards(self) -> int:
        hand = self.hands[self.turn]
        if self.played == 0:  # AI-7
            return hand
        following = hand & suited(self.lead)
        return following if following else hand  # AI-8

    def _playable_dice(self) -> int:
        if self.played == 0:  # AI-7
            return self.dice[self.turn]
        return self.dice[self.turn] & bits.bit(self.lead)  # AI-9

    def _add_with_die(self, cards: int, die: int, out: Numbers) -> None:
        while cards:
            out.add(bits.lowest(cards) + die)
            cards &= cards - 1

    def random_action(self, rng: Rng, out: Numbers) -> int:
        """A random legal action, found by counting instead of listing."""
        if self.bids_made < self.players:
            return self._random_bid(rng)
        cards = self._playable_cards()
        dice = self._playable_dice()
        if dice == 0 and is_one(cards):
            return bits.lowest(cards)
        bare = bits.popcount(cards)
        if dice == 0:
            return nth(cards, rng.below(bare))
        one_way = cards & TAKE_A_DIE
        two_ways = cards & self.show_two_dice
        with_each = bits.popcount(one_way) + bits.popcount(two_ways)
        n = rng.below(bare + bits.popcount(dice) * with_each)
        if n < bare:
            return nth(cards, n)
        n -= bare
        while n >= with_each:
            n -= with_each
            dice &= dice - 1
        die = (bits.lowest(dice) + 1) * ON_DIE
        if n < bits.popcount(one_way):
            return nth(one_way, n) + die
        return nth(two_ways, n - bits.popcount(one_way)) + die + ON_PART

    def _random_bid(self, rng: Rng) -> int:
        if self.beginner_bid:
            return (rng.below(self.all_dice) + 1) * ON_DIE + BID + self.beginner_bid
        n = rng.below(self.all_dice * HIGHEST_BID)
        return (n // 6 + 1) * ON_DIE + BID + n % 6 + 1

    # Bid

    def apply(self, action: int) -> None:
        if self.bids_made < self.players:
            self._bid(card_of(action) - BID, die_of(action))
        else:
            self._play(action)

    def _bid(self, number: int, die: int) -> None:
        """AI-5"""
        self.bids[self.turn] = number
        self.bid_dice[self.turn] = die
        self._put_down(die)
        self.bids_made += 1
        self._next_seat()

    def _put_down(self, die: int) -> None:
        self.dice[self.turn] ^= bits.bit(die)
        self.dice_on_hand[self.turn] -= 1

    def _next_seat(self) -> None:
        self.turn = self.turn + 1 if self.turn + 1 < self.players else 0

    # A trick

    def _play(self, action: int) -> None:
        card = card_of(action)
        die = die_of(action)
        if self.played == 0:
            self._lead(suit_played(action))  # AI-7
        elif suit_of(card) != self.lead:
            self.void[self.turn] |= bits.bit(self.lead)
        self.hands[self.turn] ^= bits.bit(card)
        self.fallen |= bits.bit(card)
        if die != NO_DIE:
            self._put_down(die)
            self.on_cards |= bits.bit(self.turn)
        self.table[self.turn] = action
        self.played += 1
        self._next_seat()
        if self.played == self.players:
            self._all_have_played()

    def _lead(self, suit: int) -> None:
        self.led_by = self.turn
        self.lead = suit
        self.taken_by = -1
        self.on_cards = 0
        for seat in range(self.players):
            self.table[seat] = 0
            self.rolls[seat] = 0
            self.rerolls[seat] = 0

    def _all_have_played(self) -> None:
        """AI-11: the dice on cards, if there are any, are rolled."""
        if self.on_cards == 0:
            self._judge()
            return
        self.among = self.on_cards
        self.turn = TO_CHANCE
        self.chance = ROLL

    def _settle_roll(self, out: Numbers) -> None:
        for seat in range(self.players):
            self.rolls[seat] = out.a[seat]
        self._judge()

    def strength(self, seat: int) -> int:
        return self._strength(seat)

    def _strength(self, seat: int) -> int:
        """AI-12, once the dice are rolled."""
        action = self.table[seat]
        rank = rank_of(card_of(action))
        if die_of(action) == NO_DIE:
            return rank
        if rank < 7:
            return rank + self.rolls[seat]
        return self.parts[(rank - 7) * 2 + part_of(action)] + self.rolls[seat]

    def _judge(self) -> None:
        """AI-13: the strongest in the lead suit, then the higher die on the card."""
        best = 0
        for seat in range(self.players):
            if suit_played(self.table[seat]) != self.lead:
                continue
            standing = self._strength(seat) * 8 + self.rolls[seat]
            if standing > best:
                best = standing
                self.among = 0
            if standing == best:
                self.among |= bits.bit(seat)
        self._win_or_roll_again()

    def _win_or_roll_again(self) -> None:
        if is_one(self.among):
            self._win(bits.lowest(self.among))
            return
        self.turn = TO_CHANCE
        self.chance = REROLL

    def _settle_tie(self, out: Numbers) -> None:
        """AI-13, AI-20: the higher roll wins; those tied roll again."""
        best = 0
        for seat in range(self.players):
            self.rerolls[seat] = out.a[seat]
            if out.a[seat] > best:
                best = out.a[seat]
                self.among = 0
            if out.a[seat] == best:
                self.among |= bits.bit(seat)
        if self.chance == REROLL:
            self._win_or_roll_again()
        else:
            self._end_game()

    def _win(self, winner: int) -> None:
        """AI-14"""
        self.taken_by = winner
        self.won[winner] += 1
        self.dice_on_hand[winner] += bits.popcount(self.on_cards)
        self.tricks += 1
        self.played = 0
        self.among = 0
        self.leader = winner
        self.turn = winner
        if self.tricks == self.hand_size - 1:  # AI-15
            self._end_round()

    # Score of a round

    def round_points(self, seat: int) -> int:
        """AI-16 and AI-18, as the round would score now."""
        points = self.won[seat] * self.per_trick(seat)
        return points + self.exact_bid if self.won[seat] == self.bids[seat] else points

    def rank(self, seat: int) -> int:
        """AI-17: 1 for the fewest dice on hand; players with equally many share the better rank."""
        rank = 1
        for other in range(self.players):
            if self.dice_on_hand[other] < self.dice_on_hand[seat]:
                rank += 1
        return rank

    def per_trick(self, seat: int) -> int:
        """AI-18: by rank; three players have the last three of the four numbers."""
        return self.factors[4 - self.players + self.rank(seat) - 1]

    # Rounds and end

    def _end_round(self) -> None:
        for seat in range(self.players):
            self.points[seat] += self.round_points(seat)
        if self.round == self.rounds:
            self._rank_players()
            return
        fewest = self.points[0]
        for seat in range(self.players):  # AI-19
            if self.points[seat] < fewest:
                fewest = self.points[seat]
                self.among = 0
            if self.points[seat] == fewest:
                self.among |= bits.bit(seat)
        self.turn = TO_CHANCE
        self.chance = FIRST
        if is_one(self.among):
            self._start_round(bits.lowest(self.among))

    def _start_round(self, leader: int) -> None:
        self.leader = leader
        self.among = 0
        self.chance = DEAL

    def _rank_players(self) -> None:
        """AI-20: the most points, then the most dice on hand."""
        best = -1
        for seat in range(self.players):
            standing = self.points[seat] * 64 + self.dice_on_hand[seat]
            if standing > best:
                best = standing
                self.among = 0
            if standing == best:
                self.among |= bits.bit(seat)
        self._end_game()

    def _end_game(self) -> None:
        """AI-20: one seat is ahead, or the tied seats roll for the game."""
        if not is_one(self.among):
            self.turn = TO_CHANCE
            self.chance = ROLLOFF
            return
        self.winner = bits.lowest(self.among)
        self.among = 0
        self.turn = ENDED

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([self.points[seat] for seat in range(self.players)])

    @property
    def winners(self) -> tuple[int, ...]:
        return (self.winner,) if self.turn == OVER else ()

    # Who sees what: AI-21

    def view(self, seat: int) -> views.AiceView:
        return views.view(self, seat)

    def secret(self, action: int) -> bool:
        return card_of(action) > BID

    def together(self) -> tuple[int, ...]:
        """AI-5: all who have not bid yet bid at the same time."""
        if self.turn < 0 or self.bids_made == self.players:
            return ()
        return tuple([(self.turn + i) % self.players for i in range(self.players - self.bids_made)])

    # What is wrong with input

    def refusal(self, action: int) -> IllegalMove:
        known = 0 <= action < 2 * ON_PART
        card = card_of(action) if known else BID
        if self.bids_made < self.players:
            if self.beginner_bid and BID < card <= BID + HIGHEST_BID:
                return IllegalMove("AI-6", "aice-beginner-bid", bid=self.beginner_bid)
            return IllegalMove("AI-5", "aice-bid-first")
        if card >= BID:
            return IllegalMove("AI-7", "aice-play-a-card")
        if not self.hands[self.turn] & bits.bit(card):
            return IllegalMove("AI-7", "aice-not-held")
        if not self._playable_cards() & bits.bit(card):
            held = bits.popcount(self._playable_cards())
            return IllegalMove("AI-8", "aice-must-follow", suit=LETTERS[self.lead], held=held)
        return self._refused_die(card, die_of(action))

    def _refused_die(self, card: int, die: int) -> IllegalMove:
        if rank_of(card) == 9:
            return IllegalMove("AI-3", "aice-takes-no-die")
        if not 0 <= die < self.all_dice:
            return IllegalMove("AI-2", "aice-no-such-die")
        if self.played and die != self.lead:
            return IllegalMove("AI-9", "aice-die-of-lead-suit", suit=LETTERS[self.lead])
        if die == self.bid_dice[self.turn]:
            return IllegalMove("AI-5", "aice-die-of-bid", suit=LETTERS[die])
        if not self.dice[self.turn] & bits.bit(die):
            return IllegalMove("AI-14", "aice-die-gone", suit=LETTERS[die])
        return IllegalMove("AI-3", "aice-no-such-part")

    def check_outcome(self, outcome: Outcome) -> None:
        if outcome.kind == "first":
            self._check_first(outcome.values)
        elif outcome.kind == "deal":
            self._check_deal(outcome.values)
        else:
            self._check_dice(outcome.values)

    def _check_first(self, values: tuple[int, ...]) -> None:
        if len(values) != 1 or not 0 <= values[0] < self.players:
            raise BadOutcome("AI-19", "bad-first")
        if not self.among & bits.bit(values[0]):
            raise BadOutcome("AI-19", "aice-not-last", seat=values[0])

    def _check_deal(self, values: tuple[int, ...]) -> None:
        dealt = 0
        for card in values:
            if not 0 <= card < BID:
                raise BadOutcome("AI-4", "not-the-deck", count=bits.popcount(self.deck))
            dealt |= bits.bit(card)
        if dealt != self.deck or len(values) != bits.popcount(self.deck):
            raise BadOutcome("AI-4", "not-the-deck", count=bits.popcount(self.deck))

    def _check_dice(self, values: tuple[int, ...]) -> None:
        if len(values) != self.players:
            raise BadOutcome(self.turn_rule(), "aice-dice-by-seat", found=len(values))
        for seat in range(self.players):
            rolls = self.among & bits.bit(seat) != 0
            if rolls and values[seat] == 0:
                raise BadOutcome(self.turn_rule(), "aice-must-roll", seat=seat)
            if not rolls and values[seat] != 0:
                raise BadOutcome(self.turn_rule(), "aice-does-not-roll", seat=seat)
            if not 0 <= values[seat] <= 6:
                raise BadOutcome(self.turn_rule(), "aice-no-face", found=values[seat])

    def turn_rule(self) -> str:
        if self.turn == CHANCE:
            return ("AI-19", "AI-4", "AI-11", "AI-13", "AI-20")[self.chance]
        return "AI-5" if self.bids_made < self.players else "AI-8"

    def end_rule(self) -> str:
        return "AI-20"

"""The worlds that a view leaves open: every way to deal the unseen cards that fits the suits shown to be missing, with
every legal bid in place of those that are not open yet."""

from __future__ import annotations

from parfait.core.arrays import members, padded
from parfait.core.deals import hidden_hands
from parfait.core.rng import Rng
from parfait.core.state import Belief
from parfait.games.aice.actions import HIGHEST_BID, LANE, ON_DIE
from parfait.games.aice.notation import CARD_OF, action_of
from parfait.games.aice.options import SUITS
from parfait.games.aice.rules import Aice
from parfait.games.aice.view import AiceView


class AiceBelief(Belief):
    def __init__(self, view: AiceView) -> None:
        self.known = open_part(view)
        self.others = [seat for seat in range(view.players) if seat != view.seat]
        seen = members(CARD_OF[card] for card in (*view.fallen, *(view.hand or ())))
        dealt = self.known.deck if view.round > 0 else 0
        unseen = [card for card in CARD_OF.values() if (dealt & ~seen) >> card & 1]
        self.deals = hidden_hands(
            unseen,
            suits=[SUITS[card // LANE] for card in unseen],
            voids=[view.voids[seat] for seat in self.others],
            sizes=[view.cards_left[seat] for seat in self.others],
        )
        self.hidden_bids = [seat for seat in self.others if view.bidding and view.has_bid[seat]]

    def sample(self, rng: Rng) -> Aice:
        world = self.known.clone()
        self.deals.sample(rng)
        for h in range(len(self.others)):
            seat = self.others[h]
            world.hands[seat] = self.deals.hands[h]
        for seat in self.hidden_bids:
            die = rng.below(world.all_dice)
            world.bid_dice[seat] = die
            world.dice[seat] ^= 1 << die
            world.bids[seat] = world.beginner_bid if world.beginner_bid else rng.below(HIGHEST_BID) + 1
        return world


def open_part(view: AiceView) -> Aice:
    """The state as far as the view knows it: nothing is in the other hands."""
    hands = [0] * 4
    if view.hand is not None:
        hands[view.seat] = members(CARD_OF[card] for card in view.hand)
    read = action_of(view.options.split)
    table = [0] * 4
    for i, move in enumerate(view.trick):
        table[(view.trick_leader + i) % view.players] = read[move]
    state = Aice(view.players, view.options)
    state.restore(
        {
            "turn": view.turn,
            "chance": Aice.CHANCES.index(view.chance) if view.chance else 0,
            "hands": hands,
            "void": padded((suits(letters) for letters in view.voids), 4),
            "fallen": members(CARD_OF[card] for card in view.fallen),
            "dice": padded((suits(letters) for letters in view.dice), 4),
            "bids": padded((bid or 0 for bid in view.bids), 4),
            "bid_dice": padded((SUITS.index(die) if die else -1 for die in view.bid_dice), 4),
            "bids_made": sum(view.has_bid),
            "table": table,
            "on_cards": members(seat for seat in range(view.players) if table[seat] >= ON_DIE),
            "played": 0 if view.trick_over else len(view.trick),
            "led_by": view.trick_leader,
            "lead": SUITS.index(view.lead_suit) if view.lead_suit else 0,
            "rolls": padded((pips or 0 for pips in view.rolls), 4),
            "rerolls": padded((pips or 0 for pips in view.rerolls), 4),
            "among": members(view.among),
            "taken_by": -1 if view.trick_winner is None else view.trick_winner,
            "leader": view.leader,
            "tricks": view.tricks,
            "won": padded(view.won, 4),
            "dice_on_hand": padded(view.dice_on_hand, 4),
            "round": view.round,
            "points": padded(view.scores, 4),
            "winner": view.winners[0] if view.winners else -1,
        }
    )
    return state


def suits(letters: str) -> int:
    """A set of suits, from their letters."""
    return members(SUITS.index(letter) for letter in letters)

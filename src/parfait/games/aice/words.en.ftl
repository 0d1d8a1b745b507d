aice-title = AICE
aice-tagline = Bid how many tricks you will win, and win exactly that many. A die on a card changes its colour and its strength.
aice-short-1 = Bid how many tricks you will win, 1 to 6, by setting one of your five dice aside. Everyone bids at once.
aice-short-2 = The leader plays any card. The others must follow its colour if they can, and may add only their die of that colour; the strongest card of that colour wins.
aice-short-3 = A die on a card gives it the die’s colour, and once all have played it is rolled and added to the card’s strength. It covers a free space, or one of the two dice on a 7 or 8; a 9 takes none.
aice-short-4 = The winner of a trick takes its dice as well. The fewer dice you have in the end, the more each of your tricks is worth.
aice-short-5 = Hit your bid exactly for 10 points. After four rounds, most points wins.

## Terms. An argument named "card" goes through aice-term-card: its first letter and the rest.

aice-term-suit = { $letter ->
    [F] flame
    [A] aqua
    [P] plant
    [T] thunder
   *[D] dark
}
aice-term-die = { $letter ->
    [F] flame
    [A] aqua
    [P] plant
    [T] thunder
   *[D] dark
}
aice-term-card = { $letter ->
    [F] Flame { $rest }
    [A] Aqua { $rest }
    [P] Plant { $rest }
    [T] Thunder { $rest }
   *[D] Dark { $rest }
}

## Moves

aice-move-bid = bid { $number } with the { $die } die
aice-move-play = { $card }
aice-move-die = { $card } with the { $die } die
aice-move-die-part = { $card } with the { $die } die, leaving the { $part } showing

## Why a move: what follows it, on average

aice-why-trick = Wins this trick { $value } of the time
aice-why-exact = Hits the bid exactly { $value } of the time
aice-why-points = Scores { $value } points this round on average
aice-why-dice = Ends the round with { $value } dice on hand

## Events

aice-starts = { $you ->
    [yes] You are the start player.
   *[no] { $seat } is the start player.
}
aice-bid-hidden = { $you ->
    [yes] You have bid.
   *[no] { $seat } has bid.
}
aice-bids-open = The bids:
aice-bid = { $you ->
    [yes] You bid { $number }, with the { $die } die.
   *[no] { $seat } bids { $number }, with the { $die } die.
}
aice-play = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
aice-die = { $you ->
    [yes] You play { $card } with the { $die } die.
   *[no] { $seat } plays { $card } with the { $die } die.
}
aice-die-part = { $you ->
    [yes] You play { $card } with the { $die } die, leaving the { $part } showing.
   *[no] { $seat } plays { $card } with the { $die } die, leaving the { $part } showing.
}
aice-lead-suit = The lead suit is { $suit }.
aice-void = { $you ->
    [yes] You hold no { $suit }.
   *[no] { $seat } holds no { $suit }.
}
aice-roll = { $you ->
    [yes] You roll { $pips }
   *[no] { $seat } rolls { $pips }
}: { $shown } + { $pips } = { $strength }.
aice-tie = A tie, so these players roll again: { $seats }.
aice-reroll = { $you ->
    [yes] You roll { $pips }.
   *[no] { $seat } rolls { $pips }.
}
aice-wins = { $you ->
    [yes] You win the trick
   *[no] { $seat } wins the trick
}: { $card }, strength { $strength }.
aice-wins-higher-die = { $you ->
    [yes] You win the trick
   *[no] { $seat } wins the trick
}: { $card }, strength { $strength }, by the higher die.
aice-wins-reroll = { $you ->
    [yes] You win the trick
   *[no] { $seat } wins the trick
}: { $card }, strength { $strength }, by the higher roll.
aice-takes-dice = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} with it.
aice-exact-bid = { $seat }: bid { $number }, won { $won }, exact: { $points } points
aice-missed-bid = { $seat }: bid { $number }, won { $won }: { $points } points
aice-rank = { $seat }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} on hand, rank { $rank }
aice-trick-points = { $seat }: { $won ->
    [one] { $won } trick
   *[other] { $won } tricks
} × { $each } = { $points }
aice-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all
aice-most-points-tied = A tie at { $points } points: { $seats }.
aice-most-dice = Most dice on hand ({ $dice }): { $seats }.
aice-roll-for-the-game = Still tied, so these players roll for the game: { $seats }.
aice-rolloff = { $you ->
    [yes] You roll { $pips }.
   *[no] { $seat } rolls { $pips }.
}

## The table

aice-asked-bid = Bid how many tricks you will win, using a die you won’t play this round.
aice-asked-bid-beginner = Choose the die you won’t play this round.
aice-asked-lead = Lead any card, with or without a die.
aice-doing-bid = { $seat } is bidding.
aice-doing-lead = { $seat } is choosing a card to lead.
aice-asked-follow = The lead suit is { $suit }: follow it if you can.
aice-asked-follow-die = The lead suit is { $suit }: follow it if you can. Your { $suit } die may go on the card.
aice-progress-bid = Round { $round } of { $rounds } · bid exactly the tricks you will win
aice-progress = Round { $round } of { $rounds } · hit your bid exactly · { $left ->
    [0] round over
    [one] { $left } trick left
   *[other] { $left } tricks left
}
aice-ask-way = { $card }: play it plain, or add a die?
aice-ask-die = Which card gets the { $die } die?
aice-ask-part = { $card } with the { $die } die: keep the { $first } or the { $second }?
aice-ask-number = How many tricks will you win? The { $die } die will show it.
aice-stakes-lead = strength { $strength }
aice-stakes-none = strength { $strength }, cannot win
aice-stakes = strength { $strength }, ahead { $percent }%
aice-stakes-last = strength { $strength }, wins { $percent }%
aice-round-of = Round { $round } of { $rounds }
aice-trick = Trick
aice-last-trick = Last trick
aice-lead = Lead
aice-lead-is = Lead: { $suit }
aice-column-points = Points
aice-column-bid = Bid
aice-column-won = Won
aice-column-dice = Dice left
aice-column-on-hand = On hand
aice-column-per-trick = Per trick
aice-column-cards = Cards

## Refusals

# AI-5
error-aice-bid-first = Bid first: a number from 1 to 6, with one of your dice.
# AI-6
error-aice-beginner-bid = In the beginners’ game everyone bids { $bid }: you only choose the die.
# AI-7
error-aice-play-a-card = It is time to play a card.
# AI-7
error-aice-not-held = That card is not in your hand.
# AI-8
error-aice-must-follow = The lead suit is { $suit } and you hold { $held ->
    [one] one card of it: play it.
   *[other] { $held } cards of it: play one of them.
}
# AI-3
error-aice-takes-no-die = A 9 takes no die.
# AI-2
error-aice-no-such-die = There is no such die.
# AI-9
error-aice-die-of-lead-suit = When following, you may only play a die of the lead suit ({ $suit }).
# AI-5
error-aice-die-of-bid = The { $suit } die shows your bid and cannot be played this round.
# AI-14
error-aice-die-gone = You have already played your { $suit } die this round.
# AI-3
error-aice-no-such-part = The card has no such part to leave uncovered.
# AI-19
error-aice-not-last = Seat { $seat } does not have the fewest points.
# AI-11, AI-13, AI-20
error-aice-dice-by-seat = One die per seat is needed, not { $found }.
# AI-11, AI-13, AI-20
error-aice-no-such-seat = “{ $found }” is not a seat of this game.
# AI-11, AI-13, AI-20
error-aice-no-face = A die shows 1 to 6, not { $found }.
# AI-11, AI-13, AI-20
error-aice-must-roll = Seat { $seat } has to roll.
# AI-11, AI-13, AI-20
error-aice-does-not-roll = Seat { $seat } does not roll.

## Options

aice-option-first_player = Who starts the first round
aice-option-suits = Suits in play
aice-option-top_rank = Highest rank in play
aice-option-split = The two dice shown on a 7 and on an 8
aice-option-dice = Dice per player (taken from the first colours in order)
aice-option-hand = Cards in a hand
aice-option-hand-usual = standard for the number of players
aice-option-beginner = Beginners: everyone bids 2 (3 with three players)
aice-option-exact_bid = Points for an exact bid
aice-option-factors = Points for a trick, from the fewest dice to the most (three players use the last three)
aice-option-rounds = Rounds

## The table in the browser

aice-your-dice = Your dice
aice-choice = Choice
aice-choose-die = Choose a die, then the number of tricks.
aice-choose-number = How many tricks will you win?
aice-bids-come = Everyone is bidding in secret.
aice-wait-bids = Your bid is in. It stays hidden until all have bid.
aice-die-said = { $die } die
aice-die-of-bid-said = { $die } die, shows your bid
aice-die-gone-said = { $die } die, played
aice-bid-said = { $number }, with the { $die } die
aice-bid-made = in, hidden
aice-no-bid = none yet
aice-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
aice-won-word = won
aice-won-of = { $won } of { $number }
aice-fact-rank = Rank { $rank } by fewest dice: { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each trick
aice-fact-round = This round so far
aice-fact-round-sum = { $won ->
    [one] { $won } trick
   *[other] { $won } tricks
} × { $each }{ $exact ->
    [yes] {" "}+ { $bonus } for the exact bid
   *[no] {""}
}
aice-on-hand-tiny = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} · ×{ $each }
aice-on-hand-short = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} on hand: { $each } per trick
aice-strength-said = { $move }, strength { $strength }
aice-score-exact = Bid { $number }, won { $won }: exact!
aice-score-missed = Bid { $number }, won { $won }
aice-score-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} on hand: rank { $rank }
aice-score-tricks = { $won ->
    [one] { $won } trick
   *[other] { $won } tricks
} × { $each }
aice-score-before = Earlier rounds
aice-score-total = Total
aice-score-rolloff = Roll for the game
aice-score-sheet = Score sheet

## In a report of the lab

aice-label-bid-1 = bid 1
aice-label-bid-2 = bid 2
aice-label-bid-3 = bid 3
aice-label-bid-4 = bid 4
aice-label-bid-5 = bid 5
aice-label-bid-6 = bid 6
aice-label-bare = a card alone
aice-label-with-die = a card with a die
aice-chart-bids = Bids made
aice-chart-bids-hit = Bids hit, by number
aice-chart-bid-results = Bids
aice-chart-bid-results-hit = hit exactly
aice-chart-bid-results-missed = missed
aice-chart-dice-on-trick = Dice on a trick
aice-chart-trick-ties = Tricks decided by another roll
aice-chart-trick-ties-rolled-again = rolled again
aice-chart-points-from = Where points come from
aice-chart-points-from-bids = exact bids
aice-chart-points-from-tricks = tricks
aice-feat-bravest-bid = The bravest bid: bid { $value } and made it

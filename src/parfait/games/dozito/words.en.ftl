dozito-title = Dozito
dozito-tagline = Twelve face-down cards, and a space for each. Build the largest groups of one colour.
dozito-short-1 = Twelve cards lie face down before you, in spaces 1 to 12.
dozito-short-2 = Take a card from the draw pile or a discard pile, and place it in the space of its number; a joker goes anywhere.
dozito-short-3 = Turn up the card that lay there and go on with it. When you cannot or do not want to, discard it: your turn ends.
dozito-short-4 = STOP ends your turn once you have placed or discarded it. Discard PLAY AGAIN, and you take another turn.
dozito-short-5 = When someone has turned up all twelve, the others have one last turn. Groups of one colour and suns score; most points after three rounds wins.

## Terms

dozito-term-colour = { $letter ->
    [R] red
    [B] blue
    [G] green
    [V] violet
   *[Y] yellow
}
dozito-term-card = { $letter ->
    [R] Red { $rest }
    [B] Blue { $rest }
    [G] Green { $rest }
    [V] Violet { $rest }
   *[Y] Yellow { $rest }
}

## A card inside a sentence, from $colour and $number (0 for a joker)

dozito-card = { $number ->
    [0] { $colour } joker
   *[other] { $colour } { $number }
}

## Moves

dozito-move-draw = draw from the pile
dozito-move-take = { $side ->
    [left] take from the left discard pile
   *[right] take from the right discard pile
}
dozito-move-place = place in space { $place }
dozito-move-discard = { $side ->
    [left] discard left
   *[right] discard right
}

## Why a move: what follows it, on average

dozito-why-groups = Groups worth { $value } points at the end of the round
dozito-why-suns = Suns worth { $value } points at the end of the round
dozito-why-closing = First to have every card face up { $value } of the time

## Events

dozito-open = { $side ->
    [left] The left discard pile starts with the { dozito-card }.
   *[right] The right discard pile starts with the { dozito-card }.
}
dozito-starts = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
dozito-reshuffle = The draw pile is empty: the discards under the top cards ({ $count }) are shuffled into a new one.
dozito-draw = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
dozito-draw-seen = { $you ->
    [yes] You draw the { dozito-card }.
   *[no] { $seat } draws the { dozito-card }.
}
dozito-take = { $you ->
    [yes] You take the { dozito-card }
   *[no] { $seat } takes the { dozito-card }
} { $side ->
    [left] from the left discard pile.
   *[right] from the right discard pile.
}
dozito-place = { $you ->
    [yes] You place the { dozito-card } in space { $place }.
   *[no] { $seat } places the { dozito-card } in space { $place }.
}
dozito-turn-up = { $you ->
    [yes] You turn up the { dozito-card }.
   *[no] { $seat } turns up the { dozito-card }.
}
dozito-turn-up-stopped = { $you ->
    [yes] You turn up the { dozito-card }; STOP: it can only be discarded.
   *[no] { $seat } turns up the { dozito-card }; STOP: it can only be discarded.
}
dozito-replace = { $you ->
    [yes] It replaces your { dozito-card }.
   *[no] It replaces { $seat }’s { dozito-card }.
}
dozito-discard = { $you ->
    [yes] You discard the { dozito-card }
   *[no] { $seat } discards the { dozito-card }
} { $side ->
    [left] on the left.
   *[right] on the right.
}
dozito-replay = { $you ->
    [yes] PLAY AGAIN: you play another turn.
   *[no] PLAY AGAIN: { $seat } plays another turn.
}
dozito-last-turns = { $you ->
    [yes] { $cards ->
        [12] All your cards are face up: everyone else has one last turn.
       *[other] { $cards } of your cards are face up: everyone else has one last turn.
    }
   *[no] { $cards ->
        [12] All of { $seat }’s cards are face up: everyone else has one last turn.
       *[other] { $cards } of { $seat }’s cards are face up: everyone else has one last turn.
    }
}
dozito-idle = No card was turned up in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns in a row
}.
dozito-one-colour = { $you ->
    [yes] Dozito! All twelve of your cards are { $colour }.
   *[no] Dozito! All twelve of { $seat }’s cards are { $colour }.
}
dozito-group = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $count ->
    [one] { $count } { $colour } card
   *[other] a group of { $count } { $colour } cards
} ({ $places })
dozito-suns = { $seat }: { $points ->
    [one] { $points } point for a sun
   *[other] { $points } points for suns
}
dozito-face-down = { $seat }: { $count ->
    [one] { $count } card stays face down and counts for nothing
   *[other] { $count } cards stay face down and count for nothing
}
dozito-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} this round, { $total } in total
dozito-tie-break = Tied: { $seats }; the best single round decides ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).

## The table

dozito-asked-take = Take a card: from the draw pile or from a discard pile.
dozito-doing-take = { $seat } is taking a card.
dozito-doing-place = { $seat } has taken a card and is deciding where it goes.
dozito-asked-place = { $number ->
    [0] The { dozito-card }: place it anywhere.
   *[other] The { dozito-card }: place it in space { $number }.
}
dozito-asked-keep = { $number ->
    [0] The { dozito-card }: place it anywhere, or discard it.
   *[other] The { dozito-card }: place it in space { $number }, or discard it.
}
dozito-asked-discard = Discard the { dozito-card }.
dozito-progress = Round { $round } of { $rounds } · build large colour groups · { $down ->
    [0] last turns
    [one] last turns in { $down } card
   *[other] last turns in { $down } cards
}
dozito-progress-last = Round { $round } of { $rounds } · build large colour groups · last turns
dozito-round-of = Round { $round } of { $rounds }
dozito-draw-pile = Draw pile
dozito-discards = Discard piles
dozito-in-hand = In hand
dozito-standing = { $total } + { $points }
dozito-closer = { $cards } cards face up
dozito-card-with = { $card }, { $print }
dozito-mark-stop = STOP
dozito-mark-replay = PLAY AGAIN
dozito-legend = ■ STOP   ↻ PLAY AGAIN   ☼ sun   * joker

## Refusals

# DZ-6
error-dozito-take-first = Take a card first: from the draw pile or from a discard pile.
# DZ-7
error-dozito-card-in-hand = There is a card in your hand already.
# DZ-7
error-dozito-must-be-placed = A card taken from a discard pile must be placed.
# DZ-8
error-dozito-empty-discard = { $side ->
    [left] The left discard pile is empty: the card must go there.
   *[right] The right discard pile is empty: the card must go there.
}
# DZ-15
error-dozito-stopped = STOP: the card you turned up can only be discarded.
# DZ-10, DZ-12
error-dozito-only-discard = The { dozito-card } was face up when you replaced it: it can only be discarded.
# DZ-9
error-dozito-own-place = { $number ->
    [0] The { dozito-card } goes in a space from 1 to 12.
   *[other] The { dozito-card } goes in space { $number }.
}
# DZ-4
error-dozito-grids-for-each-seat = There must be { $players } grids, one per seat.
# DZ-4
error-dozito-grid-size = The grid of seat { $seat } has { $count } cards instead of 12.
# DZ-5
error-dozito-two-discards = Two cards start the discard piles, not { $count }.
# DZ-14
error-dozito-not-the-discards = The new draw pile must hold each of the { $count } cards from under the top discards once.

## Options

dozito-option-first_player = Who starts the first round
dozito-option-deck = The marks and suns of each card
dozito-option-deck-mark = Mark
dozito-option-deck-mark-null = none
dozito-option-deck-suns = Suns
dozito-option-colours = Colours in play
dozito-option-jokers = Jokers of each colour
dozito-option-stops = Highest number with a STOP card
dozito-option-replays = Highest number with a PLAY AGAIN card
dozito-option-group_points = Points for groups of 1 to 11 cards
dozito-option-stop_from_discard = A STOP card taken from a discard pile also ends the turn
dozito-option-last_turns_at = Face-up cards that trigger the last turns
dozito-option-sun_points = Points for a sun
dozito-option-rounds = Rounds
dozito-option-show_drawn = A card drawn from the pile is shown to everyone
dozito-option-max_idle_turns = End the round after this many turns in a row with no card turned up

## The table in the browser

dozito-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
dozito-now-short = { $points } now
dozito-up-word = face up
dozito-suns-word = { $count ->
    [one] sun
   *[other] suns
}
dozito-fact-now = This round now
dozito-fact-before = Earlier rounds
dozito-fact-total = Total
dozito-fact-group = { $count } { $colour } = { $points }
dozito-fact-suns = { $suns ->
    [one] { $suns } sun
   *[other] { $suns } suns
} = { $points }
dozito-fact-up = { $up } of { $places }
dozito-face-up = Face up
dozito-suns-name = Suns
dozito-grid = Grid of twelve spaces
dozito-piles = Draw pile and discard piles
dozito-pile-said = Draw pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dozito-left = Left
dozito-right = Right
dozito-left-discard = Left discard pile
dozito-right-discard = Right discard pile
dozito-empty-pile = empty
dozito-place-down = Space { $place }, face down
dozito-place-up = Space { $place }, { $card }
dozito-score-group = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dozito-score-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
dozito-score-total = Total
dozito-score-best-round = Best single round
dozito-score-one-colour = Twelve cards of one colour

## In a report of the lab

dozito-label-draw = draw
dozito-label-take = take a discard
dozito-label-place = place
dozito-label-discard = discard
dozito-chart-placed = What a placed card does
dozito-chart-placed-turned-up = turns a card up: the chain continues
dozito-chart-placed-replaced = replaces a face-up card
dozito-chart-source = Where cards are taken from
dozito-chart-source-draw = draw pile
dozito-chart-source-discard = discard pile
dozito-chart-again = Extra turns
dozito-chart-again-play-again = PLAY AGAIN
dozito-chart-group-sizes = Groups by size
dozito-chart-group-sizes-mean = Average size of a group
dozito-chart-large-groups = Large groups
dozito-chart-large-groups-eight-up = eight cards and more
dozito-chart-group-colours = Groups of two and more by colour
dozito-chart-group-colours-R = red
dozito-chart-group-colours-B = blue
dozito-chart-group-colours-G = green
dozito-chart-group-colours-V = violet
dozito-chart-group-colours-Y = yellow
dozito-chart-points-from = Where points come from
dozito-chart-points-from-suns = suns
dozito-chart-points-from-groups = groups
dozito-feat-largest-group = The largest group: { $value } cards

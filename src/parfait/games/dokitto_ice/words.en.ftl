dokitto-ice-title = Dokitto! Ice
dokitto-ice-tagline = While everyone follows suit, the highest card wins. If anyone can’t, the lowest does. Never take a fourth scoop!
dokitto-ice-short-1 = Everyone plays one card, clockwise. If you hold the flavour that was led, you must play it.
dokitto-ice-short-2 = All cards of one flavour: the highest wins. Two flavours or more: the lowest wins, whatever its flavour.
dokitto-ice-short-3 = The winner keeps the cards and takes a scoop: of that flavour, or of any flavour in a mixed trick.
dokitto-ice-short-4 = At the end of a round, each flavour scores the cards you won times the points of your scoops.
dokitto-ice-short-5 = A fourth scoop topples your cone: the round ends, and you score nothing (with two players, only that cone scores nothing). Most points wins a trophy; three trophies win.

## Terms. An argument named "card" goes through dokitto-ice-term-card: its first letter and the rest.

dokitto-ice-term-flavour = { $letter ->
    [S] strawberry
    [C] chocolate
    [M] matcha
   *[V] vanilla
}
dokitto-ice-term-led = { $letter ->
    [S] Strawberry
    [C] Chocolate
    [M] Matcha
   *[V] Vanilla
}
dokitto-ice-term-card = { $letter ->
    [S] Strawberry { $rest }
    [C] Chocolate { $rest }
    [M] Matcha { $rest }
   *[V] Vanilla { $rest }
}

## Moves

dokitto-ice-move-play = { $card }
dokitto-ice-move-take = { $cone ->
    [left] take { $flavour }, left cone
    [right] take { $flavour }, right cone
   *[none] take { $flavour }
}

## Why a move: what follows it, on average

dokitto-ice-why-trick = Wins this trick { $value } of the time
dokitto-ice-why-trophy = Wins the round { $value } of the time
dokitto-ice-why-points = Ends the round with { $value } VP on average
dokitto-ice-why-out = Takes a fourth scoop { $value } of the time, and scores nothing
dokitto-ice-why-full-cone = Puts a fourth scoop on a cone { $value } of the time

## Events

dokitto-ice-leads = { $you ->
    [yes] You lead.
   *[no] { $seat } leads.
}
dokitto-ice-play = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
dokitto-ice-highest-wins = { $you ->
    [yes] You win the trick: { $card } is the highest.
   *[no] { $seat } wins the trick: { $card } is the highest.
}
dokitto-ice-lowest-wins = { $you ->
    [yes] You win the mixed trick: { $card } is the lowest.
   *[no] { $seat } wins the mixed trick: { $card } is the lowest.
}
dokitto-ice-later-lowest-wins = { $you ->
    [yes] You win the mixed trick: { $card } is the lowest, and was played last.
   *[no] { $seat } wins the mixed trick: { $card } is the lowest, and was played last.
}
dokitto-ice-mixed-highest-wins = { $you ->
    [yes] You win the mixed trick: { $card } is the highest.
   *[no] { $seat } wins the mixed trick: { $card } is the highest.
}
dokitto-ice-later-highest-wins = { $you ->
    [yes] You win the mixed trick: { $card } is the highest, and was played last.
   *[no] { $seat } wins the mixed trick: { $card } is the highest, and was played last.
}
dokitto-ice-led-wins = { $you ->
    [yes] You win the mixed trick: { $card } is the highest that followed suit.
   *[no] { $seat } wins the mixed trick: { $card } is the highest that followed suit.
}
dokitto-ice-scoop = { $you ->
    [yes] You take a scoop of { $flavour }
   *[no] { $seat } takes a scoop of { $flavour }
} ({ $vp } VP){ $cone ->
    [left] {" "}onto the left cone
    [right] {" "}onto the right cone
   *[none] {""}
}.
dokitto-ice-no-ice = { $you ->
    [yes] You take nothing: no { $flavour } is left.
   *[no] { $seat } takes nothing: no { $flavour } is left.
}
dokitto-ice-fourth-scoop = { $scoops ->
    [4] The fourth scoop!
   *[other] One scoop too many!
} { $you ->
    [yes] Your cone topples, and the round is over.
   *[no] { $seat }’s cone topples, and the round is over.
}
dokitto-ice-last-trick-aside = The cards of this trick count for nobody.
dokitto-ice-out = { $you ->
    [yes] You score nothing this round.
   *[no] { $seat } scores nothing this round.
}
dokitto-ice-product = { $seat }: { $cards } { $flavour } { $cards ->
    [one] card
   *[other] cards
} × { $ice } VP
dokitto-ice-vp = { $seat }: { $vp } VP
dokitto-ice-trophy = { $you ->
    [yes] You win a trophy
   *[no] { $seat } wins a trophy
} ({ $trophies } in all).

## The table

dokitto-ice-asked-lead = Lead any card.
dokitto-ice-asked-follow = { $led } was led: follow it if you can.
dokitto-ice-asked-take = You won the trick: choose a scoop.
dokitto-ice-doing-take = { $seat } is choosing a scoop.
dokitto-ice-doing-lead = { $seat } is choosing a card to lead.
dokitto-ice-ask-cone = { $flavour }: onto the left cone or the right one?
dokitto-ice-stakes = { $vp } VP × { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
dokitto-ice-stakes-vp = { $vp } VP per card
dokitto-ice-stakes-fourth = { $scoops ->
    [4] 4th scoop: topples!
   *[other] one scoop too many: topples!
}
dokitto-ice-stakes-nothing = sold out: nothing
dokitto-ice-stakes-short = { $vp } VP × { $cards }
dokitto-ice-stakes-vp-short = { $vp } VP
dokitto-ice-stakes-fourth-short = topples!
dokitto-ice-stakes-nothing-short = nothing
dokitto-ice-progress-goal = First to { $trophies ->
    [one] a trophy wins
   *[other] { $trophies } trophies wins
}
dokitto-ice-progress = Round { $round } · first to { $trophies ->
    [one] a trophy
   *[other] { $trophies } trophies
} · { $left ->
    [0] round over
    [one] { $left } trick left
   *[other] { $left } tricks left
}
dokitto-ice-trick = Trick
dokitto-ice-last-trick = Last trick
dokitto-ice-stock = Stock
dokitto-ice-cone = Cone
dokitto-ice-gathered = Cards won
dokitto-ice-cards = Cards
dokitto-ice-trophies = Trophies
dokitto-ice-result = { $count ->
    [one] { $count } trophy
   *[other] { $count } trophies
}
dokitto-ice-vp-now = VP now

## Refusals

# DI-7
error-dokitto-ice-play-a-card = It is time to play a card.
# DI-12
error-dokitto-ice-take-first = You won the trick: choose a scoop first.
# DI-7
error-dokitto-ice-not-held = That card is not in your hand.
# DI-8
error-dokitto-ice-must-follow = { $led } was led and you have { $held ->
    [one] one: play it.
   *[other] { $held }: play one of them.
}
# DI-12
error-dokitto-ice-not-in-trick = No { $flavour } was played in this trick.
# DI-15
error-dokitto-ice-one-cone = Each player has one cone: name only the flavour.
# DI-15
error-dokitto-ice-nothing-to-place = No { $flavour } is left: there is nothing to put on a cone.
# DI-13
error-dokitto-ice-stack-empty = No { $flavour } is left: choose a flavour from this trick that is still in stock.
# DI-15
error-dokitto-ice-name-the-cone = Say which cone: left or right.

## Options

dokitto-ice-option-first_player = Who leads the first round
dokitto-ice-option-flavour_count = Flavours in play
dokitto-ice-option-flavour_count-usual = standard for the number of players
dokitto-ice-option-top_value = Highest card of each flavour
dokitto-ice-option-top_value-usual = standard for the number of players
dokitto-ice-option-tiles = Scoops of each flavour in stock
dokitto-ice-option-tile_vp = VP of a flavour’s scoops, in the order they are taken
dokitto-ice-option-cone = Scoops a cone can hold
dokitto-ice-option-hand = Cards in a hand
dokitto-ice-option-hand-usual = standard for the number of players
dokitto-ice-option-flavours = The flavours, when three are in play
dokitto-ice-option-mixed_winner = Who wins a mixed trick
dokitto-ice-option-mixed_winner-lowest = the lowest card
dokitto-ice-option-mixed_winner-highest = the highest card
dokitto-ice-option-mixed_winner-led = the highest card of the flavour led
dokitto-ice-option-may_choose_empty = After a mixed trick, the winner may choose a sold-out flavour and take nothing
dokitto-ice-option-count_last_trick = The cards of the trick that ends the round count (two players)
dokitto-ice-option-trophies_to_win = Trophies needed to win
dokitto-ice-option-head_start = Trophies each seat starts with
dokitto-ice-option-show_gathered = Show how many cards of each flavour everyone has gathered

## The table in the browser

dokitto-ice-trophies-word = { $count ->
    [one] trophy
   *[other] trophies
}
dokitto-ice-cards-word = { $count ->
    [one] card
   *[other] cards
}
dokitto-ice-now-word = now
dokitto-ice-out-word = out
dokitto-ice-fact-trophies = { $trophies } of { $needed }
dokitto-ice-fact-product = { $flavour }: { $product } = { $points }
dokitto-ice-vp-short = { $vp } VP
dokitto-ice-empty-cone = empty
dokitto-ice-moment-fall = One scoop too many!
dokitto-ice-left-cone = Left cone
dokitto-ice-right-cone = Right cone
dokitto-ice-stock-left = { $flavour }: { $count ->
    [0] none left
   *[other] { $count } left
}
dokitto-ice-score-product = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} × { $ice } VP
dokitto-ice-score-nothing = None of your cards match your scoops
dokitto-ice-score-out = Too many scoops: no points this round
dokitto-ice-score-cone-out = The toppled cone does not count
dokitto-ice-score-tie = Tiebreak: { $tiles ->
    [one] { $tiles } scoop
   *[other] { $tiles } scoops
}, { $ones } of them worth 1 VP
dokitto-ice-score-trophy = Trophy won ({ $trophies } in all)

## In a report of the lab

dokitto-ice-label-low = a low card
dokitto-ice-label-middle = a middle card
dokitto-ice-label-high = a high card
dokitto-ice-label-take = a scoop
dokitto-ice-label-leave = a sold-out flavour
dokitto-ice-chart-tricks = Tricks
dokitto-ice-chart-tricks-mixed = mixed
dokitto-ice-chart-tricks-one-flavour = one flavour
dokitto-ice-chart-rounds = How rounds end
dokitto-ice-chart-rounds-full = with empty hands
dokitto-ice-chart-rounds-toppled = with a toppled cone
dokitto-ice-chart-scoops = Scoops the round’s winner has
dokitto-ice-chart-profit = Who wins when a cone topples, in seats after the player it belonged to (0 means that player, with the other cone)
dokitto-ice-chart-winning-vp = VP of the round’s winner, in steps of 4 (16 means 16 to 19)
dokitto-ice-feat-sweetest-round = The sweetest round: { $value } VP

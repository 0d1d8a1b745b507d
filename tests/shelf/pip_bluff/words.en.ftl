pip-bluff-title = Pip Bluff
pip-bluff-tagline = How many pips are under the cups? Say more than the last, or call.

pip-bluff-term-die = { $rest ->
    [1] a one
   *[other] a { $rest }
}

pip-bluff-move-call = call
pip-bluff-move-bid = bid { $pips }

pip-bluff-roll = { $you ->
    [yes] The dice are rolled. You begin.
   *[no] The dice are rolled. { $seat } begins.
}
pip-bluff-own = You rolled { $die }.
pip-bluff-bid = { $you ->
    [yes] You bid { $pips }.
   *[no] { $seat } bids { $pips }.
}
pip-bluff-call = { $you ->
    [yes] You call
   *[no] { $seat } calls
}: { $dice }, { $total } in all.
pip-bluff-point = { $you ->
    [yes] You get a point.
   *[no] { $seat } gets a point.
}

pip-bluff-asked = Bid more pips, or call.
pip-bluff-points = Points
pip-bluff-die = Die
pip-bluff-last-bid = Last bid: { $pips }

# PB-5
error-pip-bluff-nothing-to-call = There is no bid to call yet.
# PB-4
error-pip-bluff-no-such-bid = A bid is from 1 to { $most }.
# PB-3
error-pip-bluff-too-low = The last bid was { $bid }: bid more, or call.
# PB-1
error-pip-bluff-bad-roll = A roll is a die of 1–6 for each of the { $players } players.

pip-bluff-option-points = Points that win the game

under-the-cup-title = Under the Cup
under-the-cup-tagline = Bid on everyone’s dice, and look under your own cup alone.
under-the-cup-term-bid = { $letter }{ $rest }
under-the-cup-move-call = call
under-the-cup-move-bid = bid { $many } of face { $face }
under-the-cup-asked-first = Make the first bid.
under-the-cup-asked = The bid is { $bid }: bid higher, or call.
under-the-cup-rolled = { $you ->
    [yes] The dice are rolled. You bid first.
   *[no] The dice are rolled. { $seat } bids first.
}
under-the-cup-bid = { $you ->
    [yes] You bid { $many } of face { $face }.
   *[no] { $seat } bids { $many } of face { $face }.
}
under-the-cup-call = { $you ->
    [yes] You call.
   *[no] { $seat } calls.
}
under-the-cup-loses = { $seat } loses a life ({ $lives } left).
under-the-cup-dice = Dice
under-the-cup-bid-now = Bid
under-the-cup-lives = Lives
under-the-cup-option-lives = Lives of each player
error-under-the-cup-nothing-to-call = There is no bid to call.
error-under-the-cup-higher = A bid must be higher than the one before.
error-under-the-cup-five-dice = Five dice are rolled for each seat.

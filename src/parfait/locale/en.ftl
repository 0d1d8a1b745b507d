### Words that belong to no game. `$you` is "yes" when `$seat` is the one who is told.

list-separator = {", "}
you = You
bot = Bot { $number }
player = Player { $number }
chance = Chance

## Events of every game

first = { $you ->
    [yes] You were drawn by lot to start.
   *[no] { $seat } was drawn by lot to start.
}
round-begins = Round { $round }
round-ends = Round { $round } is over.
game-ends = { $count ->
    [one] { $seats } wins the game.
   *[other] { $seats } win the game together.
}
turn-of = { $you ->
    [yes] Your turn.
   *[no] { $seat } is to play.
}

## Errors

error-game-over = The game is over.
error-chance-is-next = A { $kind } comes first.
error-no-chance-now = It is a player’s turn: nothing is dealt, rolled or drawn by lot now.
error-other-chance = A { $expected } is due, not a { $found }.
error-bad-first = The starting player must be one of the seats that may start.
error-not-the-deck = The deal must hold each of the { $count } cards once.
error-not-a-list-of-cards = A list of cards is needed, not { $found }.
error-no-such-card = There is no card { $card }.
error-hands-for-each-seat = There must be { $players } hands, one a seat.
error-hand-size = Seat { $seat } is dealt { $count } cards and not { $expected }.
error-card-twice = { $card } is dealt twice.
error-unreadable-move = “{ $move }” is not a move of this game.
error-unknown-option = There is no option “{ $option }”. Options: { $allowed }.
error-bad-option = { $option } cannot be { $value }. Allowed: { $allowed }.
error-unknown-game = There is no game “{ $game }”. Games: { $games }.
error-players = { $game } is for { $allowed } players, not { $players }.

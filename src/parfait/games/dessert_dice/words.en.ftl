dessert-dice-title = Dessert Dice
dessert-dice-tagline = Place and tip shared dice until the board is full. Only you know which dessert is yours.
dessert-dice-short-1 = Each player gets a secret dessert. The dice are shared by all.
dessert-dice-short-2 = On your turn, place a die from the supply, or tip one on the board.
dessert-dice-short-3 = Placing keeps the dessert on top. Tipping rolls the die over an edge into an empty square next to it: another dessert comes up.
dessert-dice-short-4 = You may not tip a die straight back if that was the move just before yours.
dessert-dice-short-5 = When the board is full, the player with the largest cluster of their own dessert wins.

## Terms. An argument named "die" goes through dessert-dice-term-die: its colour and the dessert on top.

dessert-dice-term-dessert = { $letter ->
    [I] ice cream
    [M] macaron
    [S] sweet roll
   *[J] jelly tart
}
dessert-dice-term-colour = { $letter ->
    [O] orange
    [Y] yellow
    [B] blue
    [P] purple
   *[G] green
}
dessert-dice-term-die = { $letter ->
    [O] orange die
    [Y] yellow die
    [B] blue die
    [P] purple die
   *[G] blank die
}{ $rest ->
    [I] {" "}(ice cream)
    [M] {" "}(macaron)
    [S] {" "}(sweet roll)
    [J] {" "}(jelly tart)
   *[other] {""}
}
dessert-dice-term-top = { $rest } × { $letter ->
    [I] ice cream
    [M] macaron
    [S] sweet roll
   *[J] jelly tart
}
dessert-dice-term-direction = { $letter ->
    [n] north
    [e] east
    [s] south
   *[w] west
}

## Moves

dessert-dice-move-place = place the { $die } on { $square }, { $dessert } facing north–south
dessert-dice-move-place-blank = place the blank die on { $square }
dessert-dice-move-tip = tip { $square } { $direction }

## Why a move: what follows it, on average

dessert-dice-why-cluster = Largest own cluster a few moves later: { $value } dice
dessert-dice-why-rival = Largest rival cluster a few moves later: { $value } dice
dessert-dice-why-told = The dessert can be guessed with { $value } certainty

## Events

dessert-dice-deal = Everyone gets a dessert tile, face down.
dessert-dice-your-tile = Your dessert: { $dessert }.
dessert-dice-roll = All the dice are rolled.
dessert-dice-roll-colour = { $colour }: { $tops }
dessert-dice-starts = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
dessert-dice-place = { $you ->
    [yes] You place
   *[no] { $seat } places
} the { $die } on { $square }, { $dessert } facing north–south.
dessert-dice-place-blank = { $you ->
    [yes] You place
   *[no] { $seat } places
} the blank die on { $square }.
dessert-dice-tip = { $you ->
    [yes] You tip
   *[no] { $seat } tips
} the { $die } from { $square } to { $target }: now it shows { $dessert }.
dessert-dice-tip-blank = { $you ->
    [yes] You tip
   *[no] { $seat } tips
} the blank die from { $square } to { $target }.
dessert-dice-tips-used-up = { $tips ->
    [one] One tip
   *[other] { $tips } tips in a row
}: now a die must be placed.
dessert-dice-board-full = The board is full: everyone reveals their tile.
dessert-dice-score = { $seat } ({ $dessert }): { $size ->
    [0] no die shows it
    [one] largest cluster { $size } die ({ $squares })
   *[other] largest cluster { $size } dice ({ $squares })
}
dessert-dice-tie = Tie at { $size }: { $seats }. These clusters are set aside, and the next largest count.
dessert-dice-next-cluster = { $seat }: { $size ->
    [0] no dice left
    [one] next cluster { $size } die ({ $squares })
   *[other] next cluster { $size } dice ({ $squares })
}
dessert-dice-last-die = No dice are left to count, and { $you ->
    [yes] you placed the last die.
   *[no] { $seat } placed the last die.
}
dessert-dice-none-placed = No dice are left to count, and none of the tied players placed a die: they share the win.
dessert-dice-was-not-tied = { $you ->
    [yes] You were not tied for the largest cluster, but you win anyway: after a tie, everyone stays in.
   *[no] { $seat } was not tied for the largest cluster, but wins anyway: after a tie, everyone stays in.
}

## The table

dessert-dice-asked = Place a die or tip one.
dessert-dice-asked-place = Place a die.
dessert-dice-forbidden = You may not undo the last move: { $move }.
dessert-dice-progress = The largest cluster of your dessert wins · { $left ->
    [0] the board is full
    [one] { $left } square left
   *[other] { $left } squares left
}
dessert-dice-tile = Dessert
dessert-dice-largest = Largest cluster
dessert-dice-result = { $count ->
    [one] cluster of { $count }
   *[other] cluster of { $count }
}
dessert-dice-supply = Supply
dessert-dice-clusters = Clusters

## Refusals

# DD-7
error-dessert-dice-place-or-tip = On a turn you place a die or tip one.
# DD-1
error-dessert-dice-no-such-square = There is no square { $square } on this board.
# DD-8
error-dessert-dice-square-taken = There is a die on { $square } already.
# DD-8
error-dessert-dice-not-in-supply = The supply has no { $die }.
# DD-12
error-dessert-dice-only-placing = { $tips ->
    [0] Tipping is not allowed in this game: place a die.
    [one] After one tip a die must be placed.
   *[other] After { $tips } tips in a row a die must be placed.
}
# DD-9
error-dessert-dice-nothing-to-tip = There is no die on { $square }.
# DD-9
error-dessert-dice-off-the-board = From { $square } that would tip the die off the board.
# DD-9
error-dessert-dice-no-room = { $square } is occupied: a die can only be tipped into an empty square.
# DD-11
error-dessert-dice-undo = The die on { $square } has just been tipped there: it may not be tipped straight back.
# DD-5
error-dessert-dice-tile-for-each-seat = There must be { $players } tiles, one per seat.
# DD-2
error-dessert-dice-no-such-dessert = There is no dessert { $name }.
# DD-2
error-dessert-dice-tile-twice = There is only one tile of each dessert, and { $dessert } is dealt twice.
# DD-6
error-dessert-dice-tops-for-each-colour = The top faces of the colours { $colours } are needed.
# DD-6
error-dessert-dice-six-tops = { $dice } top faces are needed for { $colour }, not { $found }.
# DD-6
error-dessert-dice-roll-all = All { $dice } coloured dice are rolled, not { $count }.
# DD-3
error-dessert-dice-lacks = A die of this colour ({ $colour }) has no { $dessert }.

## Options

dessert-dice-option-first_player = Who takes the first turn
dessert-dice-option-board = Squares along each side of the board
dessert-dice-option-dice = Dice of each colour, and blank ones
dessert-dice-option-dice-O = Orange
dessert-dice-option-dice-Y = Yellow
dessert-dice-option-dice-B = Blue
dessert-dice-option-dice-P = Purple
dessert-dice-option-dice-G = Blank
dessert-dice-option-tip_back = A die may be tipped straight back
dessert-dice-option-max_tips_in_a_row = Most tips in a row before a die must be placed
dessert-dice-option-corners = Dice that touch at a corner are joined too
dessert-dice-option-tiebreak = Who stays in after a tie
dessert-dice-option-tiebreak-everyone = Everyone
dessert-dice-option-tiebreak-tied = Only the tied players

## The table in the browser

dessert-dice-board = Board
dessert-dice-secret = secret
dessert-dice-fact-yours = Only you know it. It lies on the table, below the board.
dessert-dice-fact-secret = Only its owner knows it, until the board is full.
dessert-dice-fact-last = Last die
dessert-dice-fact-last-why = If nothing else breaks a tie, whoever placed the last die wins.
dessert-dice-placed-last = placed last
dessert-dice-yours = Your dessert
dessert-dice-covered = Hidden
dessert-dice-cover = Your dessert: { $dessert }. Hide it.
dessert-dice-uncover = Hidden. Look at your dessert.
dessert-dice-turn = Turn the die on the spot: the other dessert faces north–south
dessert-dice-turn-short = Turn
dessert-dice-in-supply = { $die }, { $count } in the supply
dessert-dice-empty-square = { $square }, empty
dessert-dice-square = { $square }, { $die } (north–south { $northsouth }, east–west { $eastwest })
dessert-dice-square-blank = { $square }, { $die }
dessert-dice-tip-said = Tip to { $square }: becomes { $die }
dessert-dice-now-place = Choose a square. North and south: { $dessert }.
dessert-dice-now-place-blank = Choose a square for the blank die.
dessert-dice-moment-last = Last square!
dessert-dice-now-tip = { $square }, { $die }: choose where to tip it, or swipe. The new top is shown.
dessert-dice-score-next = Cluster number { $n }
dessert-dice-score-last-die = Placed the last die
dessert-dice-score-tie = { $count ->
    [one] The largest clusters were tied and set aside; the next ones counted.
   *[other] Clusters were tied and set aside { $count } times; the next ones counted.
}

## In a report of the lab

dessert-dice-label-place = place a die
dessert-dice-label-place-blank = place a blank die
dessert-dice-label-tip = tip a die
dessert-dice-chart-actions = What players do
dessert-dice-chart-actions-place = place
dessert-dice-chart-actions-tip = tip
dessert-dice-chart-tips-in-a-row = Tips in a row before a die is placed (10 means ten and more)
dessert-dice-chart-winning-cluster = Size of the largest cluster
dessert-dice-chart-winning-cluster-mean = Dice in the largest cluster, on average
dessert-dice-chart-decided-by = What decides the game
dessert-dice-chart-decided-by-cluster = the largest cluster
dessert-dice-chart-decided-by-tiebreak = the next clusters
dessert-dice-chart-decided-by-last-die = the last die
dessert-dice-feat-largest-cluster = The largest cluster: { $value } dice

dessert-dice-lesson-goal = Each of you has a secret dessert. Yours is ice cream, and nobody else knows. At the end you score your largest cluster of ice creams: dice side by side that show ice cream on top. The largest wins.
dessert-dice-lesson-dice = These 25 dice belong to everyone. They have been rolled, and will fill the board of 5 × 5 squares. A coloured die has three of the four desserts, each on two opposite sides. The green one is blank.

dessert-dice-lesson-place = On your turn you either place a die or tip one. To place: any die from the supply goes on any empty square, and keeps its top. Place an ice cream next to the one on c3.
dessert-dice-lesson-place-1 = Two ice creams side by side: a cluster of two. Corners don’t count.
dessert-dice-lesson-place-1-other = You could do that, but first, place a die with ice cream on top beside c3: on b3, c2 or c4.

dessert-dice-lesson-tip = Or you tip any die, whoever placed it, onto an empty square beside it. It rolls over an edge, and a new face comes up. The blue die in the top row (c5) has ice cream on its north and south sides. Tip it south, towards your cluster!
dessert-dice-lesson-tip-1 = It tipped south, so its ice cream came up, and right beside yours: three in a cluster!
dessert-dice-lesson-tip-1-other = You could do that, but try the die on c5: tip it south, to c4.

dessert-dice-lesson-undo = { lesson-ben } has just tipped that die away again, to c5. You can’t tip it straight back: nobody may undo the move before theirs. Find another way to get an ice cream onto c4.
dessert-dice-lesson-undo-1 = The gap is filled. A move later, you could have tipped the die back, too.
dessert-dice-lesson-undo-1-other = You could do that, but c4 is the gap in your cluster: place an ice cream there.

dessert-dice-lesson-block = { lesson-anna } seems to be collecting macarons: there are two, on d3 and d4. The green die is blank, counts for nobody, and is good for blocking. Place it on any square.
dessert-dice-lesson-block-1 = It can be tipped like any other die, and always shows nothing.
dessert-dice-lesson-block-1-other = You could do that, but this time, use the green die.

dessert-dice-lesson-end = One square left, one die left. When the board is full, the game ends, and all desserts are shown. Place the last die!
dessert-dice-lesson-end-1 = Your largest cluster has four ice creams, { lesson-anna }’s three macarons, and { lesson-ben }’s two sweet rolls. You win!
dessert-dice-lesson-end-1-other = You could tip that one, and the game would continue, but this time place the last die.

dessert-dice-lesson-round = Now finish a game against two gentle bots. Nine dice are on the board. Your dessert is ice cream again: don’t let them guess too soon!
dessert-dice-lesson-round-placed = Only dice that touch side by side make a cluster. What could you tip to join yours?
dessert-dice-lesson-round-tipped = The die shows { $dessert } now. Anyone may tip it again later.
dessert-dice-lesson-round-theirs = { $seat } tipped a die. You can’t tip it straight back, but you may tip it elsewhere.
dessert-dice-lesson-round-full = The board is full, and everyone’s dessert is shown.
dessert-dice-lesson-round-end = That’s the whole game. If the largest clusters are equal, the next ones decide. You are ready!

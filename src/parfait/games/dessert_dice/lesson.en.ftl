dessert-dice-lesson-goal = Each of you has a secret dessert. Yours is ice cream, and nobody else knows. Dice side by side with your dessert on top are a cluster. At the end, the largest cluster wins.
dessert-dice-lesson-dice = These 25 dice belong to everyone. They have been rolled, and will fill the board. A coloured die has three of the four desserts, each on two opposite faces. The green one is blank.

dessert-dice-lesson-place = On your turn, place a die or tip one. To place: any die from the supply on any empty square; its top stays up. Place an ice cream on c2 or b3 (column and row), next to the one on c3.
dessert-dice-lesson-place-1 = Two ice creams side by side: a cluster of two. Corners don’t count.
dessert-dice-lesson-place-1-other = You could do that, but first, place a die with ice cream on top on c2 or b3.

dessert-dice-lesson-turn = Before you place a die, you may turn it: its top stays, its sides swap. Take the blue macaron, press “Turn” so that jelly tarts face north–south and ice creams east–west, and place it on d4.
dessert-dice-lesson-turn-1 = Everyone sees a macaron. Only you know what it’s for.
dessert-dice-lesson-turn-1-other = You could do that, but try this: the blue macaron on d4, turned so that jelly tarts face north–south.

dessert-dice-lesson-tip = Or tip any die on the board, whoever placed it, into an empty square beside it. It rolls over an edge, and the side you tip away from comes up. Tip d4 west, to c4!
dessert-dice-lesson-tip-1 = Its ice cream came up, right next to yours: a cluster of three!
dessert-dice-lesson-tip-1-other = You could do that, but try the die on d4: tip it west, to c4.

dessert-dice-lesson-undo = { lesson-ben } has tipped that die back to d4. You can’t tip it straight back: nobody may undo the move before theirs. Find another way to get an ice cream onto c4.
dessert-dice-lesson-undo-1 = A cluster of three again. A turn later, you could have tipped the die, too.
dessert-dice-lesson-undo-1-other = You could do that, but c4 is the gap next to your cluster: place an ice cream there.

dessert-dice-lesson-block = { lesson-anna } seems to be after macarons: there are three, on d3, d4 and d5. The green die is blank, counts for nobody, and is good for blocking. Place it on any square.
dessert-dice-lesson-block-1 = It can be tipped like any other die, and always shows nothing.
dessert-dice-lesson-block-1-other = You could do that, but this time, use the green die.

dessert-dice-lesson-end = One square left, one die left. When the board is full, the game ends, and all desserts are shown. Place the last die!
dessert-dice-lesson-end-1 = Your largest cluster has four ice creams, { lesson-anna }’s three macarons, and { lesson-ben }’s two sweet rolls. You win!
dessert-dice-lesson-end-1-other = You could tip that one, and the game would continue, but this time place the last die.

dessert-dice-lesson-tie = If the largest clusters are equal, everyone sets theirs aside and compares the next one, and so on. So a second cluster is worth having.

dessert-dice-lesson-round = Now finish a game against two gentle bots. Nine dice are on the board. Your dessert is ice cream again: don’t let them guess too soon!
dessert-dice-lesson-round-placed = Only dice that touch side by side make a cluster. What could you tip to join yours?
dessert-dice-lesson-round-tipped = The die shows { $dessert } now. Anyone may tip it again later.
dessert-dice-lesson-round-theirs = { $seat } tipped a die. You can’t tip it straight back, but you may tip it elsewhere.
dessert-dice-lesson-round-full = The board is full, and everyone’s dessert is shown.
dessert-dice-lesson-round-end = That’s the whole game. You are ready!

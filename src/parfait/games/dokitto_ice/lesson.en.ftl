dokitto-ice-lesson-goal = Welcome to the ice-cream parlour! Three players, nine cards each: strawberry, chocolate and matcha, numbered 1 to 10. Only you can see your hand. Everyone plays one card: that is a trick, and one of you wins it.
dokitto-ice-lesson-points = Winning tricks gets you cards and scoops of ice cream. Each flavour scores your cards × the points on its scoops. Here you have 6 chocolate cards, and chocolate scoops worth 1 + 2: that makes 18. The player with the most points wins the round’s trophy; three trophies win the game.

dokitto-ice-lesson-follow = { lesson-anna } plays first and leads strawberry. If you have the flavour that was led, you must play it. While all cards are the same flavour, the highest wins. Win this trick!
dokitto-ice-lesson-follow-1 = Your 9 is the highest: you win the three cards and a scoop of strawberry. The winner leads the next trick. Play any card you like.
dokitto-ice-lesson-follow-1-other = You may play that one, but then { lesson-anna }’s 7 would win. Which strawberry beats a 7?
dokitto-ice-lesson-follow-2 = Well led. Now everyone who has that flavour must play it.

dokitto-ice-lesson-mixed = { lesson-anna } led chocolate, but { lesson-ben } has none: he may play anything, and chose matcha. As soon as two flavours are on the table, the lowest card wins! You have chocolate. Win the trick.
dokitto-ice-lesson-mixed-1 = Your 2 is the lowest, so you win. After a mixed trick you choose your ice: any flavour in the trick. Take one.
dokitto-ice-lesson-mixed-1-other = You may play that one, but then { lesson-ben }’s 3 would be the lowest. Go lower!
dokitto-ice-lesson-mixed-2 = The scoop goes on your cone. The first two of a flavour are worth 1 point each, the last one 2.

dokitto-ice-lesson-tie = Now you are the one without chocolate: you may play anything. The lowest card wins, and if two are equal, the one played last. Can you win this?
dokitto-ice-lesson-tie-1 = Two 3s, and yours came last: you win the trick. Choose your ice.
dokitto-ice-lesson-tie-1-other = You may play that one, but then { lesson-anna }’s 3 would win. You have a 3, too.
dokitto-ice-lesson-tie-2 = Well done. Keep your low cards for mixed tricks, and your high ones for the rest.

dokitto-ice-lesson-empty = A cone holds three scoops, and yours is full: you don’t want a fourth! You have just won a mixed trick and must choose strawberry or matcha. But look: strawberry is sold out.
dokitto-ice-lesson-empty-1 = Phew! When a flavour is sold out, you take nothing. You still keep the cards.
dokitto-ice-lesson-empty-1-other = That would be your fourth scoop! Choose the flavour that is sold out.

dokitto-ice-lesson-fourth = You and { lesson-anna } have three scoops each. Whoever takes a fourth scores nothing, and the round ends at once. { lesson-anna }’s 6 is the highest so far, and you must follow with chocolate. What do you play?
dokitto-ice-lesson-fourth-1 = { lesson-anna } wins the trick and has to take a fourth scoop: she is out. Of the others, you have the most points, so the trophy is yours!
dokitto-ice-lesson-fourth-1-other = That would win you the trick, and with it a fourth scoop. Stay under { lesson-anna }’s 6.

dokitto-ice-lesson-round = Now play a whole round against two gentle bots: nine tricks, unless someone takes a fourth scoop. You lead: play any card.
dokitto-ice-lesson-round-highest = All one flavour, so the highest card won: { $card }.
dokitto-ice-lesson-round-lowest = More than one flavour, so the lowest card won: { $card }.
dokitto-ice-lesson-round-later = Two cards shared the lowest value, so the later one won: { $card }.
dokitto-ice-lesson-round-scoop = You have { $flavour } on your cone: every { $flavour } card you win scores.
dokitto-ice-lesson-round-none = No { $flavour } ice cream is left, so that trick only brought cards.
dokitto-ice-lesson-round-fourth = A fourth scoop: the round is over, and whoever took it scores nothing.
dokitto-ice-lesson-round-end = That was a whole round. In a real game you play on until someone has three trophies. You are ready!

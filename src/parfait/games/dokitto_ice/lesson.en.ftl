dokitto-ice-lesson-goal = Welcome to the ice-cream parlour! Three players, nine cards each: strawberry, chocolate and matcha, numbered 1 to 10. Only you can see yours. Everyone plays one card: that is a trick, and one of you wins it.

dokitto-ice-lesson-follow = { lesson-anna } leads strawberry. If you have the flavour that was led, you must play it. While all cards are the same flavour, the highest wins. Win this trick!
dokitto-ice-lesson-follow-1 = Your 9 is the highest: you win the three cards and a scoop of strawberry for your cone.
dokitto-ice-lesson-follow-1-other = You could play that one, but then { lesson-anna }’s 7 would win. Which strawberry beats a 7?

dokitto-ice-lesson-points = Each flavour scores your cards × the victory points (VP) of its scoops: 3 strawberry cards × 1 VP make 3 VP. The first two scoops of a flavour are worth 1 VP each, the last one 2.

dokitto-ice-lesson-lead = The winner leads the next trick. Lead your chocolate 8.
dokitto-ice-lesson-lead-1 = { lesson-anna } has no chocolate, so she may play anything. And as soon as two flavours are on the table, the lowest card wins: her 3! The winner of a mixed trick chooses a scoop of either flavour.
dokitto-ice-lesson-lead-1-other = You could lead that one, but lead the chocolate 8 and see what happens.

dokitto-ice-lesson-mixed = { lesson-anna } leads strawberry, { lesson-ben } has none: two flavours, so the lowest card wins. If two are equally low, the one played last wins. Win this trick!
dokitto-ice-lesson-mixed-1 = Two 2s, and yours came last: the trick is yours. Choose your scoop: strawberry or matcha.
dokitto-ice-lesson-mixed-1-other = You could play that one, but then { lesson-ben }’s 2 would win. You have a 2, too.
dokitto-ice-lesson-mixed-2 = Keep low cards for mixed tricks, high ones for the rest, and collect cards and scoops of the same flavour.

dokitto-ice-lesson-empty = A cone holds three scoops, and yours is full: a fourth would ruin your round! You won a mixed trick and must choose strawberry or matcha. But look: strawberry is sold out.
dokitto-ice-lesson-empty-1 = Phew! When a flavour is sold out, you take nothing. You still keep the cards.
dokitto-ice-lesson-empty-1-other = That would be your fourth scoop! Choose the flavour that is sold out.

dokitto-ice-lesson-fourth = You and { lesson-anna } have three scoops each. A fourth ends the round at once, and whoever takes it scores nothing. { lesson-anna }’s chocolate 6 is the highest so far. What do you play?
dokitto-ice-lesson-fourth-1 = { lesson-anna } wins the trick and has to take a fourth scoop: the round is over, and she scores nothing.
dokitto-ice-lesson-fourth-1-other = That would win you the trick, and with it a fourth scoop. Stay under { lesson-anna }’s 6.

dokitto-ice-lesson-trophy = You have 15 VP, the most, and win the trophy. In a tie, the player with more scoops wins it, then the one with more scoops worth 1 VP. Three trophies win the game.

dokitto-ice-lesson-round = Now play a whole round against two gentle bots: nine tricks, unless someone takes a fourth scoop. You lead: play any card.
dokitto-ice-lesson-round-highest = All one flavour, so the highest card won: { $card }.
dokitto-ice-lesson-round-lowest = More than one flavour, so the lowest card won: { $card }.
dokitto-ice-lesson-round-later = Two cards shared the lowest value, so the later one won: { $card }.
dokitto-ice-lesson-round-scoop = You have { $flavour } on your cone: every { $flavour } card you win scores.
dokitto-ice-lesson-round-none = No { $flavour } ice cream is left, so that trick only brought cards.
dokitto-ice-lesson-round-fourth = A fourth scoop: the round is over, and whoever took it scores nothing.
dokitto-ice-lesson-round-end = That was a whole round. In a real game you play on until someone has three trophies. You are ready!

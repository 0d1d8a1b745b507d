dozito-lesson-goal = Twelve cards lie face down in front of you, one on each space from 1 to 12. Turn them up and build big groups of one colour. After three rounds, the player with the most points wins.

dozito-lesson-turn = On your turn, take one card: from the draw pile, or the top of either discard pile. Take the red 7.
dozito-lesson-turn-1 = A numbered card goes on the space with its number. A card from a discard pile has to be placed: put it on space 7.
dozito-lesson-turn-1-other = You could take that one, but the red 7 is the one we are after.
dozito-lesson-turn-2 = The face-down card there is turned up, and you go on with it. A blue 3: place that, too.
dozito-lesson-turn-3 = And so it goes on for as long as you turn cards up. Now place the blue 8.
dozito-lesson-turn-3-other = You could discard it, but if you place it, you turn up another card for free.
dozito-lesson-turn-4 = You may also stop: discard this yellow 1. The left pile is empty, so it has to go there.
dozito-lesson-turn-4-other = You could discard it, but if you place it, you turn up another card for free.
dozito-lesson-turn-5 = Discarding ends your turn. Now the others take theirs.
dozito-lesson-turn-5-other = You could go on that way, but this time discard it to see how a turn ends.

dozito-lesson-group = Cards of one colour that touch side by side are a group. 2 cards score 2 points, 3 score 5, 4 score 10, 5 score 16 … The blue 7 that { lesson-ben } discarded would join your blue 3 and 8. Take it.
dozito-lesson-group-1 = There is already a card face up on space 7. Place the blue 7 all the same: it takes over the space.
dozito-lesson-group-1-other = You could take that one, but look for the blue 7: it would make a group of three.
dozito-lesson-group-2 = The red 7 was face up, so it doesn’t move on. It can only be discarded, and your turn ends.
dozito-lesson-group-3 = Three blue cards side by side: 5 points instead of none.

dozito-lesson-joker = Nothing you need on the discard piles? Then draw from the pile. Only you see that card until you place or discard it.
dozito-lesson-joker-1 = A joker! It fits on any space, and counts as its own colour: blue. On space 4 it makes your blue group bigger. Place it there.
dozito-lesson-joker-1-other = You could take that one, but let’s see what the draw pile has for you.
dozito-lesson-joker-2 = Four blue cards: 10 points. A card was turned up here, too. This time, discard it.
dozito-lesson-joker-2-other = You could do that, but on space 4 the joker makes a group of four.
dozito-lesson-joker-3 = If another card takes over the joker’s space later, the joker is simply discarded.
dozito-lesson-joker-3-other = You could place it, but this time discard it.

dozito-lesson-again = Two kinds of cards are special. Draw one and see.
dozito-lesson-again-1 = It says PLAY AGAIN. If you end your turn by discarding it, you take another turn. Discard it.
dozito-lesson-again-1-other = You could take that one, but draw from the pile.
dozito-lesson-again-2 = And it’s your turn again: two turns in a row.
dozito-lesson-again-2-other = You could place it, but discard it and see what happens.

dozito-lesson-stop = Draw another one.
dozito-lesson-stop-1 = It says STOP: place or discard it, and your turn ends there. But it has two suns, worth 1 point each on your grid. Place it on space 9.
dozito-lesson-stop-1-other = You could take that one, but draw from the pile.
dozito-lesson-stop-2 = A card is turned up, but because of STOP you can’t go on with it. Discard it.
dozito-lesson-stop-2-other = You could discard it, but on your grid its two suns score 2 points. Place it on space 9.
dozito-lesson-stop-3 = A STOP card is worth placing, even if the chain breaks there.

dozito-lesson-end = One of your cards is still face down. Once your turn ends with all twelve face up, the others get one last turn each, and the round is over. You took a green 8: place it.
dozito-lesson-end-1 = All twelve are face up, and this violet 7 is a find: on space 7 it joins your violet cards into a group of five. Place it!
dozito-lesson-end-2 = Five violet cards: 16 points. Now discard the blue 7, and your turn ends.
dozito-lesson-end-2-other = You could discard it, but five violet cards would score 16 points instead of 10. Place it on space 7.
dozito-lesson-end-3 = The others have had their last turn, and the round is over.

dozito-lesson-count = Your groups score 16 + 2 + 2, and your 15 suns 1 point each: 35 points, the most. Cards still face down score nothing.

dozito-lesson-round = Now finish a round against two gentle bots. Five of your cards are still face down. Look at the discard piles, and at your groups.
dozito-lesson-round-chain = You turned up a card: place it on its own space, or discard it to end your turn.
dozito-lesson-round-stopped = STOP: the card you turned up can only be discarded.
dozito-lesson-round-replaced = That card was face up already: discard it, and your turn ends.
dozito-lesson-round-again = { $you ->
    [yes] You discarded a PLAY AGAIN card, so you take another turn.
   *[no] { $seat } discarded a PLAY AGAIN card and takes another turn.
}
dozito-lesson-round-last = { $you ->
    [yes] All your cards are face up. The others have one more turn each.
   *[no] All of { $seat }’s cards are face up: this is your last turn!
}
dozito-lesson-round-end = That’s a round. A game has three; whoever has the most points wins, and in a tie the best single round decides. You are ready!

aice-lesson-goal = You have eleven cards in five suits: flame, aqua, plant, thunder and dark. In a trick, everyone plays one card, and the strongest wins. The bids are already made; we’ll come to them.

aice-lesson-follow = { lesson-anna } leads flame. If you have cards of the suit that was led, you must play one. The strongest card of that suit wins; other suits can’t. Win this trick!
aice-lesson-follow-1 = Your 9 wins the trick. The winner leads the next one.
aice-lesson-follow-1-other = You could play that, but you have a card that is sure to win: the 9.

aice-lesson-dice = Your cards show dice. On a 3 to 6 there is room for one of yours; on a 7 or 8, yours covers one of the two shown; a 9 takes none. You have a die of each colour, and one of them shows your bid.

aice-lesson-lead = When you lead, you may put one of your dice on the card. Then the die’s colour is the suit, whatever the card says. Lead plant 6 with the thunder die: anyone who holds thunder has to play it.
aice-lesson-lead-1 = Once all have played, the die is rolled: 6 + 5 = 11, stronger than the thunder 8. You win the trick and take the die, but it can’t be played again this round.
aice-lesson-lead-1-other = You could lead that, but see what a die can do: plant 6 with the thunder die.

aice-lesson-cover = A 7 shows 6 and 1. Your die covers one of them; the other counts, plus the roll. Lead thunder 7 with the flame die on the 1, so that the 6 still counts.
aice-lesson-cover-1 = Bad luck: 6 + 1 is only 7, and { lesson-ben }’s flame 8 wins. He also takes your die. Without it, a 7 is just a 7.
aice-lesson-cover-1-other = You could lead that, but try this: thunder 7 with the flame die on the 1.

aice-lesson-die = { lesson-ben } leads aqua. You have none, so you may play anything. To win, make your card aqua: when you follow, you may use only the die of the suit that was led. Play dark 5 with the aqua die.
aice-lesson-die-1 = 5 + 2 = 7, the same as { lesson-anna }’s aqua 7. In a tie the higher die wins, and a card without a die loses: the trick is yours!
aice-lesson-die-1-other = You could play that, but only dark 5 with the aqua die can win.

aice-lesson-want = That makes 3 tricks, and you bid 3. If it stays at exactly 3, you score 10 points, so now you would try to lose. After four rounds, the player with the most points wins.

aice-lesson-bid = A new round begins with the bid. Everyone picks a die and sets it from 1 to 6: the tricks they want to win. That die is not played this round. With four 8s and 9s, 3 is fair. What will you bid?
aice-lesson-bid-1 = All bids are shown at the same time. Four dice are left to play with. Then the first trick is led.

aice-lesson-score = The last trick: everyone keeps one card, which isn’t played. You bid 2 and have won 2, so don’t win this one! Dark was led. What do you play?
aice-lesson-score-1 = Exactly 2 tricks: 10 points. { lesson-anna } wanted 3 and won 4: nothing for her bid.
aice-lesson-score-1-other = That 8 would win a third trick, and you’d miss your bid. Go low!

aice-lesson-few = Each trick scores, too, if you have few dice: those you took and those you didn’t play. The fewest dice make 2 points per trick, then 1, then 0. { lesson-anna } has 1 die: 4 × 2. You have 2: 2 × 1. { lesson-ben } has 9: 4 × 0.

aice-lesson-round = Now play a whole round against two gentle bots. Look at your hand, then bid: about one trick for each 8 or 9, and for each die you can put to use.
aice-lesson-round-bids = Now you know what everyone wants. Whoever has reached their bid will try to lose.
aice-lesson-round-won = Your { $card } was the strongest. Keep an eye on your bid!
aice-lesson-round-lost = { $seat } wins with { $card }.
aice-lesson-round-roll = Showing { $shown }, rolled { $pips }: { $strength }.
aice-lesson-round-dice = You take the dice of the trick as well. Few dice at the end are better.
aice-lesson-round-over = The round is over, and the last card goes back unseen. Let’s count.
aice-lesson-round-end = That was a whole round, and a game has four. If points are equal at the end, the player with more dice in the last round wins. You are ready!

aice-lesson-goal = You have eleven cards in five suits: flame, aqua, plant, thunder and dark. In a trick, everyone plays one card and the strongest wins. Say how many tricks you will win, and win exactly that many: that’s worth 10 points. After four rounds, the player with the most points wins.

aice-lesson-bid = You also have five dice, one of each colour. Choose one to show your bid, from 1 to 6. That die is not played this round. With four 8s and 9s and some middling cards, 3 is a fair bid. What will you bid?
aice-lesson-bid-1 = Everyone’s bids are shown at the same time. Four dice are left to play with.

aice-lesson-follow = { lesson-anna } plays first and leads flame. If you have cards of the suit that was led, you must play one. The strongest card of that suit wins the trick. Win it!
aice-lesson-follow-1 = Your 9 wins. That’s one of the three tricks you bid. The winner leads the next one.
aice-lesson-follow-1-other = You could play that, but you have a card that is sure to win: the 9.

aice-lesson-lead = When you lead, you may put any of your dice on the card. Then the die’s colour is the suit, whatever the card says. Lead your plant 6 with the aqua die: everyone has to follow aqua.
aice-lesson-lead-1 = All have played, so the die was rolled: 6 + 5 = 11, stronger than the aqua 9. You win the trick and take the die. It can’t be played again this round.
aice-lesson-lead-1-other = You could lead that, but see what a die can do: plant 6 with the aqua die.

aice-lesson-cover = Cards from 3 to 6 take a die beside their number. A 7 shows 6 and 1, an 8 shows 6 and 2: there, the die covers one of the two. A 9 takes none. Lead your thunder 7 with the flame die, and leave the 6 showing.
aice-lesson-cover-1 = The 6 still counts, plus the roll of 3: that makes 9, and beats the flame 8.
aice-lesson-cover-1-other = You could lead that, but try this: thunder 7, flame die on the 1, so that the 6 stays.

aice-lesson-die = { lesson-anna } led aqua and you have none, so you may play any card. A card of another suit can’t win, unless you put your die of the suit that was led on it. When following, that is the only die you may use. Play plant 6 with the aqua die.
aice-lesson-die-1 = With the die, your card is aqua: 6 + 4 = 10 beats the 7. If it’s a tie, the higher die wins.
aice-lesson-die-1-other = You could play that, but plant 6 with the aqua die can win.

aice-lesson-score = The last trick: everyone ends with one card left over. You bid 2 and have won 2, so don’t win this one! Dark was led. What do you play?
aice-lesson-score-1 = Exactly 2 tricks: 10 points. Each trick scores a little too, and more if you have few dice left: 2 points for whoever has the fewest, then 1, then 0. The dice you took count; the one that shows your bid doesn’t.
aice-lesson-score-1-other = That 8 would win a third trick, and you’d miss your bid. Go low!

aice-lesson-round = Now play a whole round against two gentle bots. Look at your hand, then bid: about one trick for each 8 or 9, and for each die you can put to use.
aice-lesson-round-bids = Now you know what everyone wants. Whoever has reached their bid will try to lose.
aice-lesson-round-won = Your { $card } was the strongest. Keep an eye on your bid!
aice-lesson-round-lost = { $seat } wins with { $card }.
aice-lesson-round-roll = Showing { $shown }, rolled { $pips }: { $strength }.
aice-lesson-round-dice = You take the dice of the trick as well. Few dice at the end are better.
aice-lesson-round-over = The round is over, and the last card goes back unseen. Let’s count.
aice-lesson-round-end = That was a whole round. A game has four of them. You are ready!

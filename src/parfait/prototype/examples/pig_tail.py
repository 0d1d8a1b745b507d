"""Push your luck, with one die."""

from parfait.prototype import Prototype, each, public, setting


class PigTail(Prototype):
    """Roll as often as you dare, but a one loses the pot.

    - On your turn, roll the die as often as you like. What you roll goes into the pot.
    - A one empties the pot and ends your turn.
    - Stop, and the pot is yours. Whoever reaches the goal first wins.
    """

    players = (2, 3, 4)
    goal = setting(30, 10, 100, label="Points to win")

    pot = public(0)
    score = each(0)

    def moves(self):
        return ["roll", "stop"] if self.pot else ["roll"]

    def play(self, move):
        if move == "roll":
            self.roll(6)  # goes on in `rolled`
            return
        self.score[self.turn] += self.pot
        self.say(f"keeps {self.pot}", self.turn)
        if self.score[self.turn] >= self.goal:
            self.end()
        self.pot = 0
        self.next_turn()

    def rolled(self, die):
        self.say(f"rolls a {die}", self.turn)
        if die == 1:
            self.pot = 0
            self.next_turn()
        else:
            self.pot += die

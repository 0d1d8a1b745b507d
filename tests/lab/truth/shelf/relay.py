"""Nothing is left to chance or choice: who leads when is written down."""

from parfait.prototype import Prototype, each, public, setting

LEVEL = [(0, 1), (1, 1), (1, 1)]  # by round: who scores, and how much; before the last round nobody leads
LATE = [(0, 1), (0, 1), (1, 3)]  # the leader before the last round loses


class Relay(Prototype):
    """Run three rounds.

    - Everyone runs once in each of three rounds. Who scores is written down.
    """

    players = (2, 3)
    late = setting(False, label="Decided in the last round")
    round = public(0)
    ran = public(0)
    score = each(0)

    def moves(self):
        return ["run"]

    def play(self, move):
        self.ran += 1
        self.next_turn()
        if self.ran % self.players == 0:
            seat, points = (LATE if self.late else LEVEL)[self.round]
            self.score[seat] += points
            self.round += 1
            if self.round == 3:
                self.end()

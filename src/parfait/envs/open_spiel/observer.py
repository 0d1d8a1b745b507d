"""What OpenSpiel's observers see: one seat, the public, or all seats together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from parfait.core import WATCHER
from parfait.core.encoding import Row
from parfait.envs.open_spiel.position import SECRET, GameSetting, Position, view_text

if TYPE_CHECKING:
    from parfait.envs.open_spiel import ParfaitState


class Observer:
    """What a seat sees, as numbers (the fields of the game's encoding) and as text (its view).

    With perfect recall, the numbers also include the last public moves, and the text a digest of everything that all
    players have seen. An observer of all players' private information sees every seat's view; it is for critics and
    tests.
    """

    def __init__(self, setting: GameSetting, kind: pyspiel.IIGObservationType, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"An observer of Parfait takes no parameters: {', '.join(params)}")
        self.kind = kind
        self.setting = setting
        self.alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.seats = setting.players if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS else 1
        self.dict: dict[str, np.ndarray] = {}
        self.tensor: np.ndarray | None = None
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.NONE:
            return
        encoding, players = setting.encoding, setting.players
        self.known = self.seats * encoding.size  # numbers that are no moves
        self.bits = max(1, (setting.numbering.count - 1).bit_length())
        self.per_move = players + 1 + self.bits
        remembered = setting.memory if kind.perfect_recall else 0
        legal = setting.numbering.count if kind.perfect_recall else 0
        self.tensor = np.zeros(self.known + legal + remembered * self.per_move, np.float32)
        at = 0
        for seat in range(self.seats):
            for field in encoding.fields:
                name = field.name if self.alone else f"player_{seat}.{field.name}"
                self.dict[name] = self.tensor[at : at + field.size].reshape(field.shape)
                at += field.size
        if legal:
            self.dict["legal_actions"] = self.tensor[at : at + legal]
            at += legal
        if remembered:
            self.dict["moves"] = self.tensor[at:].reshape(remembered, self.per_move)

    def set_from(self, state: ParfaitState, player: int) -> None:
        if self.tensor is None:
            return
        row = Row(self.tensor)
        for seat in [player] if self.alone else range(self.seats):
            row.at = self.setting.encoding.write(state.at.state, seat, row)
        if "legal_actions" in self.dict:
            self.dict["legal_actions"][:] = 0
            self.dict["legal_actions"][state._legal_actions(player)] = 1
        if "moves" in self.dict:
            self._write_moves(state.at, player if self.alone else 0, self.dict["moves"])

    def _write_moves(self, at: Position, player: int, out: np.ndarray) -> None:
        """For each move, the latest first:

        its seat relative to the observer, whether the move is known, and its number in bits.
        """
        out[:] = 0
        players = self.setting.players
        for line, (who, action) in zip(out, at.last_moves(), strict=False):
            line[(who - player) % players] = 1
            if action != SECRET:
                line[players] = 1
                line[players + 1 :] = [action >> bit & 1 for bit in range(self.bits)]

    def string_from(self, state: ParfaitState, player: int) -> str:
        at = state.at
        parts = []
        if self.kind.public_info and self.kind.perfect_recall:
            parts.append(at.seen.digest().hex())
        for seat in [player] if self.alone else range(self.seats) if self.seats > 1 else [WATCHER]:
            view = at.state.view(seat)
            if self.kind.public_info:
                parts.append(view_text(view))
            elif seat != WATCHER:
                parts.append(view_text(view, only=("seat", *(type(view).OWN or ()))))
        return " ".join(parts)

import type { GameView, Recorded } from '../contract';
import { asked, describe } from './moves';
import Piece from './Piece.svelte';
import { pictures } from './pictures';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { DessertDiceView } from './view';

const DIE_LANDS = 650;

const dessertDice: GameView = {
  Table: Table as GameView['Table'],
  Seat: Seat as GameView['Seat'],
  Score: Score as GameView['Score'],
  Piece,
  pictures,
  example: () => import('./fixtures/views.json').then((found) => found.default.start as Recorded[]),
  asked: (view, t) => asked(view as DessertDiceView, t),
  describe,
  roundOver: (view) => view.turn === -2,
  rest: () => DIE_LANDS,
};

export default dessertDice;

import type { GameView, Recorded } from '../contract';
import { asked, describe } from './moves';
import Piece from './Piece.svelte';
import { pictures } from './pictures';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { DozitoView } from './view';

const CARD_LANDS = 480;
const TURN_ENDS = 650;

const dozito: GameView = {
  Table: Table as GameView['Table'],
  Seat: Seat as GameView['Seat'],
  Score: Score as GameView['Score'],
  Piece: Piece as GameView['Piece'],
  pictures,
  example: () => import('./fixtures/views.json').then((found) => found.default.start as Recorded[]),
  asked: (view, t, term) => asked(view as DozitoView, t, term),
  describe,
  roundOver: (view) => (view as DozitoView).round_over,
  rest: (view) => ((view as DozitoView).origin === null ? TURN_ENDS : CARD_LANDS),
};

export default dozito;

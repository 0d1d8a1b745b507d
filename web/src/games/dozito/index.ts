import { defineGame, type Recorded } from '../contract';
import { facts } from './facts';
import Piece from './Piece.svelte';
import { pictures, short } from './pictures';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { DozitoView } from './view.generated';

const CARD_LANDS = 480;
const TURN_ENDS = 650;

export default defineGame<DozitoView>({
  Table,
  Seat,
  facts,
  Score,
  Piece,
  pictures,
  short,
  example: () => import('./fixtures/views.json').then((found) => found.default.start as Recorded[]),
  roundOver: (view) => view.round_over,
  rest: (view) => (view.origin === null ? TURN_ENDS : CARD_LANDS),
});

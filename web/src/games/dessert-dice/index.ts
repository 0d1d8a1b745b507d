import { defineGame, type Recorded } from '../contract';
import { beats } from './beats';
import { facts } from './facts';
import './cloth.css';
import Moment from './Moment.svelte';
import Piece from './Piece.svelte';
import { pictures, short } from './pictures';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { DessertDiceView } from './view.generated';

export default defineGame<DessertDiceView>({
  Table,
  Seat,
  facts,
  Score,
  Piece,
  pictures,
  short,
  example: () => import('./fixtures/views.json').then((found) => found.default.start as Recorded[]),
  roundOver: (view) => view.turn === -2,
  beats,
  Moment,
  party: ['OMSJ', 'I', 'M', 'BJIM', 'S', 'J', 'PIMS'],
});

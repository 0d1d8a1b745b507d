import { defineGame, type Recorded } from '../contract';
import { answered } from './answered';
import { beats } from './beats';
import { facts } from './facts';
import './cloth.css';
import Moment from './Moment.svelte';
import Piece from './Piece.svelte';
import { pictures, short } from './pictures';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { AiceView } from './view.generated';

export default defineGame<AiceView>({
  Table,
  Seat,
  facts,
  Score,
  Piece,
  pictures,
  short,
  example: () => import('./fixtures/views.json').then((found) => found.default.start as Recorded[]),
  roundOver: (view) => view.round_over,
  beats,
  answered,
  Moment,
  tricks: true,
  doing: (view) => (view.bidding ? 'bid' : view.trick_over || view.lead_suit === null ? 'lead' : null),
  party: ['die F6', 'die A6', 'F8', 'die P6', 'A9', 'die T6', 'die D6'],
});

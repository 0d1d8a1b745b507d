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
import type { DokittoIceView } from './view.generated';

export default defineGame<DokittoIceView>({
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
  Moment,
  tricks: true,
  doing: (view) => (view.choosing ? 'take' : view.trick_over || !view.trick.length ? 'lead' : null),
  party: ['cone S1 M1 V2', 'ice C2', 'ice S2', 'cone V1 C1 S2', 'ice V2', 'ice M2', 'cone M1 V1 C2'],
});

import { defineGame, type Recorded } from '../contract';
import { facts } from './facts';
import Piece from './Piece.svelte';
import { pictures, short } from './pictures';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { DokittoIceView } from './view.generated';

const TRICK_RESTS = 900;
const CONE_FALLS = 1600;
const CARD_LANDS = 420;

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
  rest: (view) => {
    const { full_cone, trick_over, trick } = view;
    if (full_cone) return CONE_FALLS;
    return trick_over && trick.length ? TRICK_RESTS : CARD_LANDS;
  },
});

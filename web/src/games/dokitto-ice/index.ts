import type { GameView, Recorded, View } from '../contract';
import { asked, describe } from './moves';
import Piece from './Piece.svelte';
import { pictures } from './pictures';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { DokittoIceView } from './view';

const TRICK_RESTS = 900;
const CONE_FALLS = 1600;
const CARD_LANDS = 420;

const dokittoIce: GameView = {
  Table: Table as GameView['Table'],
  Seat: Seat as GameView['Seat'],
  Score: Score as GameView['Score'],
  Piece,
  pictures,
  example: () => import('./fixtures/views.json').then((found) => found.default.start as Recorded[]),
  asked: (view, t, term) => asked(view as DokittoIceView, t, term),
  describe,
  roundOver: (view) => (view as DokittoIceView).round_over,
  rest: (view: View) => {
    const { full_cone, trick_over, trick } = view as DokittoIceView;
    if (full_cone) return CONE_FALLS;
    return trick_over && trick.length ? TRICK_RESTS : CARD_LANDS;
  },
};

export default dokittoIce;

import { defineGame, type Recorded } from '../contract';
import { facts } from './facts';
import Piece from './Piece.svelte';
import { pictures, short } from './pictures';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { AiceView } from './view.generated';

const TRICK_RESTS = 1500; // the roll and then the time to read it
const PLAIN_TRICK_RESTS = 900;
const BIDS_OPEN = 1200;
const CARD_LANDS = 420;

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
  rest: (view) => {
    const { trick, trick_over, rolls, bidding, tricks, cards_left, has_bid } = view;
    if (bidding) return 0;
    if (trick_over && trick.length) return rolls.some((roll) => roll !== null) ? TRICK_RESTS : PLAIN_TRICK_RESTS;
    if (view.chance === 'reroll') return TRICK_RESTS;
    const justOpened = tricks === 0 && !trick.length && has_bid.every(Boolean) && cards_left[0];
    return justOpened ? BIDS_OPEN : CARD_LANDS;
  },
});

import type { GameView, Recorded } from '../contract';
import { asked, describe } from './moves';
import Piece from './Piece.svelte';
import { pictures } from './pictures';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { AiceView } from './view';

const TRICK_RESTS = 1500; // the roll and then the time to read it
const PLAIN_TRICK_RESTS = 900;
const BIDS_OPEN = 1200;
const CARD_LANDS = 420;

const aice: GameView = {
  Table: Table as GameView['Table'],
  Seat: Seat as GameView['Seat'],
  Score: Score as GameView['Score'],
  Piece,
  pictures,
  example: () => import('./fixtures/views.json').then((found) => found.default.start as Recorded[]),
  asked: (view, t, term) => asked(view as AiceView, t, term),
  describe,
  roundOver: (view) => (view as AiceView).round_over,
  rest: (view) => {
    const { trick, trick_over, rolls, bidding, tricks, cards_left, has_bid } = view as AiceView;
    if (bidding) return 0;
    if (trick_over && trick.length) return rolls.some((roll) => roll !== null) ? TRICK_RESTS : PLAIN_TRICK_RESTS;
    if (view.chance === 'reroll') return TRICK_RESTS;
    const justOpened = tricks === 0 && !trick.length && has_bid.every(Boolean) && cards_left[0];
    return justOpened ? BIDS_OPEN : CARD_LANDS;
  },
};

export default aice;

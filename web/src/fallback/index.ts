/** For a game whose view this page does not have: the position as text, and every legal move as a button. */
import type { GameView } from '../games/contract';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';

const fallback: GameView = {
  Table,
  Seat,
  Score,
  asked: (_, t) => t('web-asked'),
  roundOver: () => false,
};

export default fallback;

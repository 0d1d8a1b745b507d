/** The table of a game without one of its own: made from its view, as the game says that it lies on a table. */
import type { GameView } from '../../games/contract';
import { beats } from './beats';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';

const fallback: GameView = {
  Table,
  Seat,
  Score,
  beats,
  roundOver: (view) => view.turn === -2,
};

export default fallback;

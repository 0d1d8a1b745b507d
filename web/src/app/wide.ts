/** Room for seats around the table and a panel at its side. */
import { MediaQuery } from 'svelte/reactivity';

export const wideScreen = new MediaQuery('(min-width: 62rem) and (min-height: 30.1rem)');

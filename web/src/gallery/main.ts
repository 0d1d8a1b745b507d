/** For work on the art, in `npm run dev` only: every piece, and each game's table from recorded views. */
import { mount } from 'svelte';
import '../app/app.css';
import './gallery.css';
import { LANGUAGES, type Language } from '../app/settings.svelte';
import { speak } from '../app/words.svelte';
import Faces from './Faces.svelte';
import Pieces from './Pieces.svelte';
import Recorded from './Recorded.svelte';
import Social from './Social.svelte';

const asked = new URLSearchParams(location.search);
const language = asked.get('lang') as Language;
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
await speak(LANGUAGES.includes(language) ? language : 'en');

const game = asked.get('game');
const target = document.getElementById('app')!;
if (game) mount(Recorded, { target, props: { game, stretch: asked.get('stretch') ?? 'start', at: Number(asked.get('at') ?? 0), show: asked.get('show') ?? 'table' } });
else if (asked.get('show') === 'social') mount(Social, { target });
else if (asked.get('show') === 'faces') mount(Faces, { target });
else mount(Pieces, { target });

import { mount } from 'svelte';
import App from './app/App.svelte';
import './app/app.css';
import { here } from './app/place';

if (here().pathname.startsWith('/t/')) void import('./session/openSession').then(({ comeEarly }) => comeEarly());
const target = document.getElementById('app')!;
if (__DEVICE__) target.replaceChildren(); // what it says until now
mount(App, { target });

if (__DEVICE__) void import('./device/Starting.svelte').then(({ default: Starting }) => mount(Starting, { target: document.body }));
else if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined); // without it there is only no offline page
  });
}

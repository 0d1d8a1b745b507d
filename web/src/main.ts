import { mount } from 'svelte';
import App from './app/App.svelte';
import './app/app.css';
import { comeEarly } from './session/openSession';

comeEarly();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined); // without it there is only no offline page
  });
}

import { mount } from 'svelte';
import './core/theme/base.css';
import './shell/shell.css';
import App from './App.svelte';
import { startRouter } from './core/router.svelte';
import { allowSound } from './core/sound';

startRouter();
allowSound();
mount(App, { target: document.getElementById('app')! });

// The worker only has a page for when there is no connection; the app itself always comes from the server.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {}));
}

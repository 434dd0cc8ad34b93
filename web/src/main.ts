import { mount } from 'svelte';
import './theme/base.css';
import './shell/shell.css';
import App from './App.svelte';
import { hearInstallOffer } from './state/install.svelte';
import { ROOT, startRouter } from './state/router.svelte';
import { preferredLanguage } from './state/settings.svelte';
import { allowSound } from './ui/soundPlayer';
import { setLanguage } from './text/language.svelte';

startRouter();
allowSound();
hearInstallOffer();
// Nothing is shown in one language first and then in another.
void setLanguage(preferredLanguage()).then(() => mount(App, { target: document.getElementById('app')! }));

// The worker keeps the app for when there is no connection; while there is one, pages come from the server.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener(
    'load',
    () => void navigator.serviceWorker.register(`${ROOT}sw.js`, { updateViaCache: 'none' }).catch(() => {}),
  );
}

import { mount } from 'svelte';
import './core/theme/base.css';
import './shell/shell.css';
import App from './App.svelte';
import { startRouter } from './core/router.svelte';
import { allowSound } from './core/sound';

startRouter();
allowSound();
mount(App, { target: document.getElementById('app')! });

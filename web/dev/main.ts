import { mount } from 'svelte';

import '../src/theme/base.css';
import '../src/shell/shell.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
if (target) mount(Gallery, { target, props: { scene: asked.get('scene') ?? 'cards' } });

import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { i18n } from './lib/i18n.svelte';
import { settings } from './lib/settings.svelte';

settings.apply();
await i18n.use(settings.language);

export default mount(App, { target: document.getElementById('app')! });

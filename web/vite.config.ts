import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';

// The build lands inside the Python package, so that `astrarium serve` and the wheel carry it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/astrarium/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of our pages allows no inline scripts and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All words of a language come in one file, not in one per area.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: ['en', 'de'].map((language) => ({ name: `words-${language}`, test: new RegExp(`/i18n/${language}/`) })),
        },
      },
    },
  },
  server: { proxy: { '/api': loadEnv('', '.', 'ASTRARIUM').ASTRARIUM_API ?? 'http://127.0.0.1:8000' } },
});

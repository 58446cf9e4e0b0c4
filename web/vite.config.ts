import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';

/** Short names for scoped styles, longer only where two would be the same: Svelte's own add up. */
const named = new Map<string, string>();
function cssHash({ hash, filename }: { hash: (text: string) => string; filename: string }): string {
  const whole = hash(filename);
  let name = `s${whole.slice(0, 3)}`;
  while ((named.get(name) ?? filename) !== filename) name = `s${whole.slice(0, name.length)}`;
  named.set(name, filename);
  return name;
}

// The build lands inside the Python package, so that `astrarium serve` and the wheel carry it.
export default defineConfig({
  plugins: [svelte({ compilerOptions: { cssHash } })],
  build: {
    outDir: '../src/astrarium/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of our pages allows no inline scripts and no data: fonts.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
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

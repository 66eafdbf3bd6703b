import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { PORT } from './server/port';
import { themeCss } from './ui/theme/cssVariables';
import { dark, light } from './ui/theme/tokens';

/** Gives the first paint and the window the colours of the theme before any script has come (ADR 0006). */
const criticalTheme: Plugin = {
  name: 'critical-theme',
  // Runs before Vite minifies the styles, which would remove the mark `/* theme */`.
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('/* theme */', themeCss())
        .replaceAll('"var(--color-page)"', `"${light.page}"`)
        .replace('"var(--dark-color-page)"', `"${dark.page}"`),
  },
};

/** Loads the page again when a text has changed: the texts are fetched, so no module stands for them. */
const freshTexts: Plugin = {
  name: 'fresh-texts',
  configureServer: ({ watcher, ws }) => {
    watcher.on('change', (file) => {
      if (/i18n.*\.json$/.test(file)) ws.send({ type: 'full-reload' });
    });
  },
};

/** Settings for development (`vite`) and Storybook. The build extends them in scripts/vite/app.config.mjs. */
export default defineConfig({
  root: 'app',
  plugins: [react(), criticalTheme, freshTexts],
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${process.env.PORT || PORT}` } },
});

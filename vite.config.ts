import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeCss } from './ui/theme/cssVariables';
import { dark, light } from './ui/theme/tokens';

const API = 'http://127.0.0.1:4280';

/** The first paint has the colours of the theme before any script has come (ADR 0006), and so has the window. */
const criticalTheme: Plugin = {
  name: 'critical-theme',
  // Before Vite minifies the styles, and the mark with them.
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('/* theme */', themeCss())
        .replaceAll('"var(--color-page)"', `"${light.page}"`)
        .replace('"var(--dark-color-page)"', `"${dark.page}"`),
  },
};

/** What `vite` serves while one writes, and what Storybook stands on; the build is scripts/vite/app.config.mjs. */
export default defineConfig({
  root: 'app',
  plugins: [react(), criticalTheme],
  server: { port: 5173, proxy: { '/api': API } },
});

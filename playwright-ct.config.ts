import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/experimental-ct-react';
import react from '@vitejs/plugin-react';
import { chromiumLaunch } from './scripts/browser.mjs';

const room = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The bundler of component tests keeps every name and all that is unused: for each test the page reads 4 MB more. */
const lean = { name: 'lean', config: () => ({ build: { minify: true, rollupOptions: { treeshake: true } } }) };

// Two runs at the same time need two ports and two builds.
const port = Number(process.env.CT_PORT ?? 3180);

export default defineConfig({
  testDir: '.',
  testMatch: ['{ui,app}/**/*.ct.tsx'],
  testIgnore: ['**/node_modules/**'],
  fullyParallel: true,
  workers: 2,
  // As patient as the journeys: who finds at once does not wait.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    locale: 'fr-FR',
    timezoneId: 'Africa/Abidjan',
    viewport: { width: 1280, height: 800 },
    video: 'off',
    // A fifth of the time; `--trace on` draws the one that fails.
    trace: 'off',
    ctTemplateDir: 'playwright',
    ctPort: port,
    ctCacheDir: `playwright/.cache/${port}`,
    ctViteConfig: {
      plugins: [react(), lean],
      // The component-test bundler reads neither vite.config nor the package's "imports".
      resolve: {
        alias: [
          { find: /^#ui\/(.+)$/, replacement: `${room('./ui')}/$1/index.ts` },
          { find: /^#(domain|contract|mocks)\/(.+)$/, replacement: `${room('.')}/$1/$2.ts` },
        ],
      },
    },
  },
});

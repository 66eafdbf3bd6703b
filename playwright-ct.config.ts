import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/experimental-ct-react';
import react from '@vitejs/plugin-react';
import { chromiumLaunch } from './scripts/browser.mjs';

const room = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** By default, the component tests' bundler keeps long names and unused code, and a page would load megabytes more. */
const lean = { name: 'lean', config: () => ({ build: { minify: true, rollupOptions: { treeshake: true } } }) };

// Two runs at the same time need two ports and two builds.
const port = Number(process.env.CT_PORT ?? 3180);

const isWhole = Boolean(process.env.CI || process.env.TEST_WHOLE);

export default defineConfig({
  testDir: '.',
  // Playwright empties this folder at each start, so other steps write elsewhere.
  outputDir: 'test-results/components',
  testMatch: ['{ui,app,playwright}/**/*.ct.tsx'],
  testIgnore: ['**/node_modules/**', '**/.cache/**'],
  fullyParallel: true,
  workers: 2,
  // Where all tests run, these only end what hangs; at a desk, one sees soon what does not come.
  timeout: isWhole ? 120_000 : 20_000,
  expect: { timeout: isWhole ? 30_000 : 5_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    locale: 'fr-FR',
    timezoneId: 'Africa/Abidjan',
    viewport: { width: 1280, height: 800 },
    video: 'off',
    // Traces would take a fifth of the time: only what failed is traced, when it is tried again.
    trace: 'on-first-retry',
    ctTemplateDir: 'playwright',
    ctPort: port,
    ctCacheDir: `playwright/.cache/${port}`,
    ctViteConfig: {
      plugins: [react(), lean],
      // The component-test bundler does not read vite.config.
      resolve: {
        alias: [
          { find: /^.*\/stories\/preview$/, replacement: room('./playwright/preview.tsx') },
          { find: 'storybook/test', replacement: room('./playwright/storybookTest.ts') },
          { find: 'msw', replacement: room('./playwright/noMocks.ts') },
        ],
      },
    },
  },
});

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/browser.mjs';
import { IS_LONG } from './scripts/long.mjs';

// What stories import behind the package's "imports", where Vite's scan does not look: found late, a dependency reloads
// the page in the middle of a run.
const browserDependencies = [
  '@floating-ui/react',
  'currency.js',
  'idb',
  'jwt-decode',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  'react-dom',
  'react-dom/client',
  'react-dropzone',
  'react-hook-form',
  'react-number-format',
  'react-router-dom',
  'styled-components',
  'swr',
  'zod/mini',
  'yet-another-react-lightbox',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,contract,ui,mocks,app,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // What keeps and serves files, once more on an S3-compatible store.
        test: {
          name: 'server-s3',
          environment: 'node',
          include: [
            'server/fichiers/{uploads,media,mediaStreams,storage}.test.ts',
            'server/{clients,utilisateurs,organisation}/{photo,organisation}.test.ts',
          ],
          globalSetup: ['server/testing/database.ts', 'server/testing/bucket.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // A story that only restates a mode of another one (tag `mode`) is for who looks, and for the long suite.
        plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: IS_LONG ? [] : ['mode'] } })],
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'stories',
          isolate: false,
          maxWorkers: 2,
          // Each wait of a story ends by itself and says for what it waited; this only ends what hangs.
          testTimeout: 180_000,
          provide: { isLong: IS_LONG },
          setupFiles: ['.storybook/inTests.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromiumLaunch }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

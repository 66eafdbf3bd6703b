import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunch } from './scripts/browser.mjs';
import { IS_LONG } from './scripts/long.mjs';
import { isPlayed } from './scripts/played.mjs';

// Stories import these behind the package's "imports", where Vite's scan does not look. A dependency that is found late
// would reload the page in the middle of a run.
const browserDependencies = [
  '@floating-ui/react',
  '@guidepup/virtual-screen-reader',
  'currency.js',
  'dayjs',
  'dayjs/locale/fr.js',
  'dayjs/plugin/utc.js',
  'i18next',
  'idb',
  'jwt-decode',
  'msw',
  'msw/browser',
  'msw-storybook-addon',
  'n2words/en-US',
  'n2words/fr-FR',
  'otpauth',
  'react-dom',
  'react-dom/client',
  'react-dropzone',
  'react-hook-form',
  'react-i18next',
  'react-number-format',
  'react-router-dom',
  'signature_pad',
  'styled-components',
  'swr',
  'zod/mini',
  'yet-another-react-lightbox',
];

/**
 * Settings of tests in Node. Each of two cores has one process, which runs its files one after the other. What a test
 * replaces is put back after it. Time-outs end what hangs, and nothing that is merely slow.
 */
const inNode = {
  environment: 'node',
  isolate: false,
  maxWorkers: 2,
  restoreMocks: true,
  unstubEnvs: true,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  // The closing lines show little of a failure, so its first line must say what was found, not `[ Array(1) ]`.
  chaiConfig: { truncateThreshold: 2_000 },
} as const;

/** A quick stand-in, only in the tests' own process. The long suite and servers in other processes use the package. */
const quickHash: Record<string, string> = {
  '@node-rs/argon2': fileURLToPath(new URL('server/trials/testing/argon2.ts', import.meta.url)),
};
const quickHashes = { resolve: { alias: IS_LONG ? {} : quickHash } };

/** The plugin that writes sources and descriptions for docs pages loses the line of a story at which a play fails. */
const withoutDocs = (plugins: Plugin[]) => plugins.filter(({ name }) => name !== 'plugin-csf');

/** Files of stories that have no play. */
const unplayed = ['ui', 'app']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`))
  .filter((path) => path.endsWith('.stories.tsx') && !isPlayed(path));

/** Each story is a test. */
const stories = (options: Parameters<typeof storybookTest>[0], own: TestProjectInlineConfiguration['test']) => ({
  plugins: [storybookTest({ configDir: '.storybook', ...options }).then(withoutDocs)],
  optimizeDeps: { include: browserDependencies },
  test: {
    ...own,
    isolate: false,
    maxWorkers: 2,
    // Each wait of a story ends by itself and says for what it waited; this only ends what hangs.
    testTimeout: 180_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumLaunch }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...inNode,
          name: 'unit',
          include: ['{domain,contract,conformance,ui,mocks,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...inNode,
          name: 'app',
          // The app's modules belong to one page, so each file gets its own modules, clock and globals.
          isolate: true,
          include: ['app/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...quickHashes,
        test: {
          ...inNode,
          name: 'server',
          include: ['{server,bench}/**/*.test.ts'],
          globalSetup: ['server/trials/testing/database.ts'],
        },
      },
      {
        // What passes through the store runs once more on an S3-compatible one.
        ...quickHashes,
        test: {
          ...inNode,
          name: 'server-s3',
          include: [
            'server/fichiers/{uploads,media,mediaStreams}.test.ts',
            'server/frame/storage/{storage,thumbnail}.test.ts',
            'server/clients/photo.test.ts',
          ],
          globalSetup: ['server/trials/testing/database.ts', 'server/trials/testing/bucket.ts'],
        },
      },
      stories({}, { name: 'stories', provide: { isLong: IS_LONG }, setupFiles: ['.storybook/inTests.ts'] }),
      // Plays do the same in the toolbar's other language; the first project checks accessibility in both.
      stories(
        { initialGlobals: { lang: 'en', a11y: { manual: true } }, tags: { include: ['play-fn'] } },
        { name: 'stories-en', exclude: unplayed },
      ),
    ],
  },
});

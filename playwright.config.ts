import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/browser.mjs';

/** Another one for a second run beside the first. */
const PORT = Number(process.env.E2E_PORT ?? 4391);
/** A run's own, gone when it ends; its workers are told of it. */
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'comptoir-e2e-'));
if (process.env.E2E_DATA_DIR === undefined)
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
process.env.E2E_DATA_DIR = dataDir;

const DESK = devices['Desktop Chrome'];
const PHONE = {
  testMatch: ['**/journey.spec.ts', '**/projets.spec.ts', '**/ventes.spec.ts'],
  use: { ...devices['Pixel 7'], locale: 'fr-FR', viewport: { width: 360, height: 740 } },
};
/** They go through every screen of a demonstration of their own. */
const LOOKS = '**/accessibility.spec.ts';

/** Journeys in a real browser against the built app, the real server and a PostgreSQL of their own. */
export default defineConfig<{ line: 'steady' | 'dropping' }>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  // Journeys share a server, which some of them end: one after the other. Looks have their own, and go beside them.
  // One project alone: `--no-deps`.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    video: 'off',
    timezoneId: 'Africa/Abidjan',
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'looks', testMatch: LOOKS, workers: 1, use: { ...DESK, locale: 'fr-FR' } },
    { name: 'fr', testIgnore: LOOKS, workers: 1, use: { ...DESK, locale: 'fr-FR' } },
    {
      name: 'en',
      testMatch: '**/journey.spec.ts',
      dependencies: ['fr'],
      workers: 1,
      use: { ...DESK, locale: 'en-US' },
    },
    { ...PHONE, name: 'phone', dependencies: ['en'], workers: 1 },
    {
      ...PHONE,
      name: 'dropping line',
      dependencies: ['phone'],
      workers: 1,
      use: { ...PHONE.use, line: 'dropping' },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(PORT), DATA_DIR: dataDir, ADMIN_PASSWORD: 'Comptoir-e2e-2026', COMPAGNIE: 'Société d’essai' },
  },
});

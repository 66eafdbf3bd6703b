import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/browser.mjs';

const PORT = 4391;
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'comptoir-e2e-'));
process.env.E2E_DATA_DIR = dataDir;

/** Journeys in a real browser against the built app, the real server and a PostgreSQL of their own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 1,
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
    { name: 'fr', use: { ...devices['Desktop Chrome'], locale: 'fr-FR' } },
    { name: 'en', testMatch: '**/journey.spec.ts', use: { ...devices['Desktop Chrome'], locale: 'en-US' } },
    {
      name: 'phone',
      testMatch: ['**/journey.spec.ts', '**/projets.spec.ts', '**/ventes.spec.ts'],
      use: { ...devices['Pixel 7'], locale: 'fr-FR', viewport: { width: 360, height: 740 } },
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

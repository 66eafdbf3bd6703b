import { defineConfig, devices } from '@playwright/test';
import { FORMS } from './e2e/forms';
import { CHROMIUM_ARGS, findChromium } from './scripts/browser.mjs';
import { IS_LONG } from './scripts/long.mjs';

/**
 * Limit of each wait. Where all tests run beside each other it only ends what hangs; who runs one at a desk sees soon
 * what does not come.
 */
const PATIENCE = process.env.CI || process.env.TEST_WHOLE ? 60_000 : 5_000;

const DESK = devices['Desktop Chrome'];

/** The long suite runs the journeys of these files in every form; for every change, each runs in its own alone. */
const form = (name: keyof typeof FORMS) => ({
  name,
  testMatch: ['**/journey.spec.ts', '**/projets.spec.ts', '**/ventes.spec.ts'],
  use: name === 'en' ? { ...DESK, ...FORMS.en } : FORMS[name],
});

/** At a desk and in French. */
const IN_FRENCH = { grepInvert: IS_LONG ? undefined : /@long\b/, use: { ...DESK, locale: 'fr-FR' } };

/** Tests that go through every screen and write nothing. */
const ON_DEMONSTRATION = ['**/accessibility.spec.ts', '**/lists.spec.ts', '**/weight.spec.ts'];

/** Journeys in a real browser against the built app. Each worker has its own real server and PostgreSQL. */
export default defineConfig<{ line: 'steady' | 'dropping' }>({
  testDir: 'e2e',
  // Playwright empties this folder at each start, so other steps write elsewhere.
  outputDir: 'test-results/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/ensureBuilt.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: PATIENCE },
  forbidOnly: true,
  reporter: 'list',
  use: {
    actionTimeout: PATIENCE,
    // Traces would take a third of all the time: only what failed is traced, when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Only journeys that test it keep the program on the device; in the long suite, all do.
    serviceWorkers: IS_LONG ? 'allow' : 'block',
    video: 'off',
    timezoneId: 'Africa/Abidjan',
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS },
  },
  projects: [
    // What is long comes first, so that the end of a run does not wait for it.
    ...(IS_LONG ? [form('phone'), form('dropping'), form('en')] : []),
    // One worker, because filling another demonstration takes longer than most journeys.
    { name: 'demonstration', testMatch: ON_DEMONSTRATION, workers: IS_LONG ? undefined : 1, ...IN_FRENCH },
    { name: 'fr', testIgnore: ON_DEMONSTRATION, ...IN_FRENCH },
  ],
});

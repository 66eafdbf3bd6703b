import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/browser.mjs';
import { IS_LONG } from './scripts/long.mjs';

const DESK = devices['Desktop Chrome'];
const PHONE = { ...devices['Pixel 7'], locale: 'fr-FR', viewport: { width: 360, height: 740 } };

/**
 * A project that runs journeys in another form. For every change, each journey runs once: at a desk and in French, or
 * in the form of its tag. The long suite runs the journeys of these files in every form.
 */
const form = (name: string, tag: RegExp, use: object) => ({
  name,
  testMatch: ['**/journey.spec.ts', '**/projets.spec.ts', '**/ventes.spec.ts'],
  grep: IS_LONG ? undefined : tag,
  use: { ...use, serviceWorkers: 'allow' as const },
});

/** At a desk and in French. */
const IN_FRENCH = {
  grepInvert: IS_LONG ? undefined : /@(long|en|phone|dropping)\b/,
  use: { ...DESK, locale: 'fr-FR' },
};

/** Tests that go through every screen and write nothing. */
const ON_DEMONSTRATION = ['**/accessibility.spec.ts', '**/lists.spec.ts', '**/weight.spec.ts'];

/** Journeys in a real browser against the built app. Each worker has its own real server and PostgreSQL. */
export default defineConfig<{ line: 'steady' | 'dropping' }>({
  testDir: 'e2e',
  // Playwright empties this folder at each start, so the steps of the other lane write elsewhere.
  outputDir: 'test-results/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/ensureBuilt.ts',
  fullyParallel: true,
  workers: 2,
  // This limit and those of all waits in a test only end what hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: 60_000,
    // Traces would take a third of all the time, and nobody looks at them; `--trace retain-on-failure` asks for them.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Only journeys that test it keep the program on the device; in the long suite, all do.
    serviceWorkers: IS_LONG ? 'allow' : 'block',
    video: 'off',
    timezoneId: 'Africa/Abidjan',
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS },
  },
  projects: [
    // Projects with long tests or few tests come first, so that the end of a run does not wait for one of them.
    form('phone', /@phone\b/, PHONE),
    form('dropping line', /@dropping\b/, { ...PHONE, line: 'dropping' }),
    form('en', /@en\b/, { ...DESK, locale: 'en-US' }),
    // One worker, because filling another demonstration takes longer than most journeys.
    { name: 'demonstration', testMatch: ON_DEMONSTRATION, workers: IS_LONG ? undefined : 1, ...IN_FRENCH },
    { name: 'fr', testIgnore: ON_DEMONSTRATION, ...IN_FRENCH },
  ],
});

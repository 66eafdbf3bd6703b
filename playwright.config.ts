import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/browser.mjs';
import { IS_LONG } from './scripts/long.mjs';

const DESK = devices['Desktop Chrome'];
const PHONE = { ...devices['Pixel 7'], locale: 'fr-FR', viewport: { width: 360, height: 740 } };

/**
 * A form in which journeys are made. For every change each is made once: at a desk and in French, or in the form whose
 * tag it has; the long suite makes those of these files in every form.
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

/** What goes through every screen, and writes nothing. */
const ON_DEMONSTRATION = ['**/accessibility.spec.ts', '**/lists.spec.ts', '**/weight.spec.ts'];

/** Journeys in a real browser against the built app, the real server and a PostgreSQL, of each worker's own. */
export default defineConfig<{ line: 'steady' | 'dropping' }>({
  testDir: 'e2e',
  // Emptied at each start: beside what the steps of the other lane write.
  outputDir: 'test-results/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/ensureBuilt.ts',
  fullyParallel: true,
  workers: 2,
  // Against hanging, as all that is waited for in a test.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: 60_000,
    // A third of all the time went into traces that nobody looks at: `--trace retain-on-failure` asks for them.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Nor does every journey keep the program on its device: those do whose point it is, and all in the long suite.
    serviceWorkers: IS_LONG ? 'allow' : 'block',
    video: 'off',
    timezoneId: 'Africa/Abidjan',
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS },
  },
  projects: [
    // The long ones and those of few tests first: at the end nobody waits for one of them.
    form('phone', /@phone\b/, PHONE),
    form('dropping line', /@dropping\b/, { ...PHONE, line: 'dropping' }),
    form('en', /@en\b/, { ...DESK, locale: 'en-US' }),
    // One after the other: to fill a demonstration takes longer than most journeys.
    { name: 'demonstration', testMatch: ON_DEMONSTRATION, workers: IS_LONG ? undefined : 1, ...IN_FRENCH },
    { name: 'fr', testIgnore: ON_DEMONSTRATION, ...IN_FRENCH },
  ],
});

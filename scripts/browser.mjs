import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The headless shell is first: it has no windows, so a page needs a sixth less processor time. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * The browser of the tests: `CHROMIUM_PATH`, else the one that Playwright installed, else the system's.
 * @returns {string | undefined} an absolute path, or undefined when there is none
 */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path && existsSync(path),
  );
}

/** With these arguments the browser runs as root and in containers, and reaches no other machine. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Playwright's `launchOptions`. */
export const chromiumLaunch = { executablePath: findChromium(), args: CHROMIUM_ARGS };

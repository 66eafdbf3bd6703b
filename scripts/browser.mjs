import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Without windows a page takes a sixth less of the processor. */
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

/** Works as root and in containers; the tested pages reach nothing but this machine, and neither does the browser. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Playwright's `launchOptions`. */
export const chromiumLaunch = { executablePath: findChromium(), args: CHROMIUM_ARGS };

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** Installs a browser when there is none: the distribution's as root on Debian, else Playwright's own. */
export async function ensureBrowser() {
  const { findChromium } = await import('./browser.mjs');
  if (findChromium()) return;
  process.stdout.write('No browser found: installing one for the tests…\n');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    ran('apt-get', ['update']);
    const install = ['install', '-y', '--no-install-recommends'];
    // Older releases of Debian have no headless shell, only the whole browser.
    if (ran('apt-get', [...install, 'chromium-headless-shell']).status !== 0) ran('apt-get', [...install, 'chromium']);
  }
  if (!findChromium()) {
    ran(process.execPath, [join(ROOT, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
  }
  if (!findChromium()) {
    process.stderr.write('No browser could be installed: install Chromium and give its path in CHROMIUM_PATH.\n');
    process.exit(1);
  }
}

function ran(command, args) {
  return spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

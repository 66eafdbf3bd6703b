import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..');

/** Installs the exact packages of the lock file when one is missing or has another version. */
export function ensureInstalled() {
  if (isInstalled()) return;
  process.stdout.write('Installation des paquets (npm ci)…\n');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    process.stderr.write(
      '\nLes paquets n’ont pas pu être installés (npm ci) : vérifiez l’accès à internet, puis recommencez.\n',
    );
    process.exit(status ?? 1);
  }
}

/** Compares the lock file with npm's record of what it installed, which lacks the packages for other platforms. */
function isInstalled() {
  try {
    const wanted = packagesOf(join(ROOT, 'package-lock.json'));
    const present = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'));
    return Object.entries(wanted).every(([path, { version, optional }]) => {
      if (path === '' || (optional && !present[path])) return true;
      return present[path] !== undefined && present[path].version === version;
    });
  } catch {
    return false;
  }
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

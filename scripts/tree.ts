import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Returns the paths of the project's files, untracked ones included, ignored ones not. */
export function listedFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  return String(stdout).split('\0').filter(Boolean);
}

/** Returns a file's text, or an empty one if the file is in git's index but was deleted since. */
export function textOf(path: string): string {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return '';
  }
}

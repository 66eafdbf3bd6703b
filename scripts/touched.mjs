import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { ROOT } from './install.mjs';

/** An import by a relative path or by the name of a room, of types too, and one that is loaded later. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(?:(\.{1,2}\/[^'?]+)|@comptoir\/([^'?]+))'/g;
const SOURCE = /\.(ts|tsx|mts|mjs)$/;

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns the paths of the project's files that git tracks, or would track. */
const listed = () => git('ls-files', '--cached', '--others', '--exclude-standard');

/** Returns the files that differ from a commit, untracked ones included. */
export const changedSince = (commit) => [
  ...git('diff', '--name-only', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * Returns the component tests, stories and journeys that contain a text which a language file has changed since a
 * commit. No import leads to them.
 */
export function sayingWhatChanged(commit) {
  const lines = git('diff', '-U0', commit, '--', 'app/public/assets/i18n');
  const former = lines.flatMap((line) => /^-\s+"[^"]+": "(.+)",?$/.exec(line)?.[1] ?? []);
  return listed()
    .filter((path) => /\.(ct|stories)\.tsx$|\.spec\.ts$/.test(path) && existsSync(`${ROOT}/${path}`))
    .filter((path) => former.some((text) => readFileSync(`${ROOT}/${path}`, 'utf8').includes(text)));
}

/**
 * Returns these files and those that import one of them, at first hand or through others, the nearest first. What
 * stands in the same folder is nearer than all others.
 * @param {string[]} changed paths in the project
 * @returns {string[]}
 */
export function touchedBy(changed) {
  const importers = importersOf();
  const distance = new Map(changed.map((path) => [path, 0]));
  // The set grows during the walk: later files are further away.
  for (const [path, steps] of distance) {
    for (const importer of importers.get(path) ?? []) if (!distance.has(importer)) distance.set(importer, steps + 1);
  }
  const folders = new Set(changed.map(dirname));
  const isFar = (path) => (folders.has(dirname(path)) ? 0 : 1);
  return [...distance.keys()].sort((a, b) => isFar(a) - isFar(b) || distance.get(a) - distance.get(b));
}

/**
 * Returns the first of these files: all that stand in the folder of a change, and at least `least`.
 * @param {string[]} files as `touchedBy` sorts them
 * @param {string[]} changed
 * @param {number} least
 * @returns {string[]}
 */
export function nearestOf(files, changed, least) {
  const folders = new Set(changed.map(dirname));
  const beside = files.filter((path) => folders.has(dirname(path)));
  return files.slice(0, Math.max(least, beside.length));
}

/** Returns for each file the files that import it. */
function importersOf() {
  const known = new Set(listed().filter((path) => SOURCE.test(path) && existsSync(`${ROOT}/${path}`)));
  const fileOf = (path) => [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => known.has(one));
  const importers = new Map();
  for (const path of known) {
    for (const [, relative, ofRoom] of readFileSync(`${ROOT}/${path}`, 'utf8').matchAll(IMPORT)) {
      const imported = fileOf(relative ? join(path, '..', relative) : ofRoom);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return importers;
}

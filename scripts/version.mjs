import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, bundle } from './build.mjs';
import { ROOT } from './install.mjs';

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}\n${stderr}`);
  return stdout.trim();
}

/** Rewrites a JSON file of the project. */
function rewrite(path, change) {
  const content = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  change(content);
  writeFileSync(join(ROOT, path), `${JSON.stringify(content, null, 2)}\n`);
}

/** Gives a manifest, or a room's part of the lock file, the version, and the rooms that it names the same one. */
export function setVersion(manifest, version) {
  manifest.version = version;
  for (const named of [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies]) {
    for (const name of Object.keys(named ?? {})) if (name.startsWith('@comptoir/')) named[name] = version;
  }
}

const SUBJECT = /^(feat|fix)(?:\(([^)]+)\))?!?: (.+)$/;
const HEADS = { feat: 'New', fix: 'Mended' };

/**
 * Returns the entry of a version for CHANGELOG.md: what is new and mended, by noun, from the subjects of its commits,
 * and what the upgrade does to the database.
 */
export function entryOf({ version, date, subjects, migrations }) {
  const told = subjects.flatMap((subject) => {
    const [, kind, noun = 'all', text] = SUBJECT.exec(subject) ?? [];
    return kind ? [{ kind, noun, text }] : [];
  });
  const parts = Object.entries(HEADS).flatMap(([kind, head]) => {
    const nouns = {};
    for (const { noun, text } of told.filter((one) => one.kind === kind)) nouns[noun] = [...(nouns[noun] ?? []), text];
    const lines = Object.entries(nouns).map(([noun, texts]) => `- **${noun}**: ${texts.join('; ')}`);
    return lines.length > 0 ? [`### ${head}`, '', ...lines.sort(), ''] : [];
  });
  const upgrade =
    migrations.length > 0 ? `The first start migrates: ${migrations.join(', ')}.` : 'The schema stays as it is.';
  return [`## ${version} · ${date}`, '', ...parts, '### The upgrade', '', upgrade, ''].join('\n');
}

/**
 * Makes the present commit a version: all manifests and the lock carry it, CHANGELOG.md tells the commits since the
 * version before, a small house made by this code is kept for the upgrade test, and one commit with a tag holds that.
 */
export async function cutVersion(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${version} is no version, such as 0.2.0`);
  if (git('status', '--porcelain') !== '') throw new Error('commit or put away your changes first');
  const { version: before, workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const since = `v${before}`;
  if (git('tag', '--list', since) === '') throw new Error(`tag the commit of the version before first: ${since}`);

  for (const room of ['.', ...workspaces]) rewrite(join(room, 'package.json'), (own) => setVersion(own, version));
  rewrite('package-lock.json', (lock) => {
    lock.version = version;
    for (const room of ['', ...workspaces]) setVersion(lock.packages[room], version);
  });

  const added = git('diff', '--name-only', '--diff-filter=A', since, '--', 'server/migrations/[0-9]*.ts');
  const entry = entryOf({
    version,
    date: new Date().toISOString().slice(0, 10),
    subjects: git('log', '--reverse', '--format=%s', `${since}..HEAD`).split('\n'),
    migrations: added
      .split('\n')
      .filter(Boolean)
      .map((path) => basename(path, '.ts')),
  });
  const [head, ...entries] = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').split(/^(?=## )/m);
  writeFileSync(join(ROOT, 'CHANGELOG.md'), [head, `${entry}\n`, ...entries].join(''));
  await keepHouse(version);
  git('add', '--all');
  git('commit', '--quiet', '-m', `release: ${version}`);
  git('tag', '-a', `v${version}`, '-m', `Comptoir ${version}`);
}

/** Makes the kept house of a version with this code: `server/sauvegarde/testing/releases/<version>.tar.gz`. */
async function keepHouse(version) {
  const program = join(ROOT, 'dist', 'house', 'keepHouse.mjs');
  await build(['server']);
  await bundle({ keepHouse: 'server/sauvegarde/testing/keepHouse.ts' }, join(ROOT, 'dist', 'house'));
  const target = join(ROOT, 'server', 'sauvegarde', 'testing', 'releases', `${version}.tar.gz`);
  const { status } = spawnSync(process.execPath, [program, target], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the house of this version could not be kept');
}

// `npm run pictures`: photographs stories, or compares them with those of a commit; Playwright does both. See `--help`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, ROOT } from './install.mjs';

const USAGE = `npm run pictures -- [options]
  --only <regexp>     stories whose id or file matches (app/caisses/|ui/Button/); all without it
  --since <commit>    what differs from that commit: before, after and the difference, on one page
  --langs fr,en       --themes light,dark       --widths 360,768,1280
  --readme            the pictures of README.md anew, into docs/images
The pictures are in pictures/, the page to look through in pictures/report.
Ends with 1 when a story throws, or looks otherwise than at that commit.
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    since: { type: 'string' },
    langs: { type: 'string', default: 'fr' },
    themes: { type: 'string', default: 'light' },
    widths: { type: 'string', default: '360,1280' },
    readme: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const bin = (root, name) => join(root, 'node_modules', '.bin', name);

/** Runs a program; returns whether it succeeded. */
function run(program, args, { cwd = ROOT, env = {} } = {}) {
  const shell = process.platform === 'win32';
  return spawnSync(program, args, { cwd, stdio: 'inherit', shell, env: { ...process.env, ...env } }).status === 0;
}

function must(isDone, what) {
  if (!isDone) throw new Error(`failed: ${what}`);
}

/** Photographs the Storybook of a tree with `update`; otherwise compares it with the stored pictures. */
function photograph(root, update) {
  const built = join(ROOT, 'node_modules', '.cache', 'pictures');
  rmSync(built, { recursive: true, force: true });
  // `--test` leaves out docs pages and panels.
  must(run(bin(root, 'storybook'), ['build', '--test', '--quiet', '-o', built], { cwd: root }), 'storybook build');
  const modes = [values.widths, values.langs, values.themes].map((choices) => choices.replaceAll(',', ' ')).join(',');
  const env = { BUILT_STORYBOOK: built, ONLY: values.only, MODES: modes };
  return play(env, `--update-snapshots=${update ? 'all' : 'none'}`);
}

const play = (env, ...args) =>
  run(bin(ROOT, 'playwright'), ['test', '-c', 'e2e/pictures/playwright.config.ts', ...args], { env });

/** Does `work` on the files of a commit, in a temporary folder that uses this tree's packages. */
function inTreeOf(commit, work) {
  const root = join(mkdtempSync(join(tmpdir(), 'comptoir-since-')), 'tree');
  must(run('git', ['worktree', 'add', '--detach', root, commit]), `git worktree add ${commit}`);
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
    return work(root);
  } finally {
    // Removes the link to the packages first, so that nothing follows it.
    rmSync(join(root, 'node_modules'), { force: true });
    rmSync(join(root, '..'), { recursive: true, force: true });
    run('git', ['worktree', 'prune']);
  }
}

function pictures() {
  if (values.readme) return play({});
  rmSync(join(ROOT, 'pictures'), { recursive: true, force: true });
  if (!values.since) return photograph(ROOT, true);
  inTreeOf(values.since, (root) => photograph(root, true));
  return photograph(ROOT, false);
}

if (values.help) process.stdout.write(USAGE);
else {
  ensureInstalled();
  process.exitCode = pictures() ? 0 : 1;
  if (!values.readme) process.stdout.write('Look through it: npx playwright show-report pictures/report\n');
}

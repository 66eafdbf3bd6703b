import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

/**
 * A state of the project's files: as they are here, or as a commit has them.
 * @typedef {{ root: string, commit: string | null }} Tree
 */

/** @type {Tree} */
export const HERE = { root: ROOT, commit: null };

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** Runs a script of a tree in that tree; throws with the script's output when it fails. */
export function runIn({ root }, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
}

/**
 * Does `work` on the files of a commit in a temporary folder. They use this tree's packages, or their own when the lock
 * file differs.
 * @param {string} revision @param {(tree: Tree) => Promise<unknown>} work
 */
export async function withTreeOf(revision, work) {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const root = join(mkdtempSync(join(tmpdir(), 'comptoir-since-')), 'tree');
  const remove = () => {
    // Removes the link to the packages first, so that nothing follows it.
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    rmSync(join(root, '..'), { recursive: true, force: true });
    git('worktree', 'prune');
  };
  // Removes the folder after an interruption, too. With these listeners, Ctrl-C no longer ends the process by itself.
  const stop = () => process.exit(130);
  process.once('exit', remove).once('SIGINT', stop).once('SIGTERM', stop);
  try {
    git('worktree', 'add', '--detach', root, commit);
    bringPackages({ root, commit });
    await work({ root, commit });
  } finally {
    process.off('exit', remove).off('SIGINT', stop).off('SIGTERM', stop);
    remove();
  }
}

function bringPackages(tree) {
  const [own, ours] = [tree.root, ROOT].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (own === ours) symlinkSync(join(ROOT, 'node_modules'), join(tree.root, 'node_modules'), 'junction');
  else runIn(tree, '-e', "import('./scripts/install.mjs').then(({ ensureInstalled }) => ensureInstalled())");
}

import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { bundle } from './build.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

/** Bundles a TypeScript program of ours and runs it here with this command's arguments; its exit code becomes ours. */
export async function run(entry) {
  ensureInstalled();
  const program = join(ROOT, 'dist', 'tools', `${basename(join(entry, '..'))}-${basename(entry, '.ts')}.mjs`);
  await bundle(entry, program);
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  // Ctrl-C reaches the child by the terminal; a supervisor's SIGTERM reaches us alone.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundle } from './build.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

/** Bundles a TypeScript program of ours and runs it here with this command's arguments; its exit code becomes ours. */
export async function run(entry) {
  ensureInstalled();
  const program = await bundled(entry);
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  // Ctrl-C reaches the child by the terminal; a supervisor's SIGTERM reaches us alone.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** Two may be bundling the same one: each puts its whole result in the place of the other's. */
async function bundled(entry) {
  const name = `${basename(join(entry, '..'))}-${basename(entry, '.ts')}.mjs`;
  // As deep as the other one: a source map names its sources from where it is.
  const [tools, fresh] = [join(ROOT, 'dist', 'tools'), join(ROOT, 'dist', `.tools.${process.pid}`)];
  await bundle(entry, join(fresh, name));
  mkdirSync(tools, { recursive: true });
  for (const file of [`${name}.map`, name]) renameSync(join(fresh, file), join(tools, file));
  rmSync(fresh, { recursive: true });
  return join(tools, name);
}

import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundle, THREADS } from './build.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

/** Bundles a TypeScript program of the project, runs it with this command's arguments, and exits with its exit code. */
export async function run(entry) {
  ensureInstalled();
  const program = await bundled(entry);
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to the child as well; a supervisor sends SIGTERM only to this process.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** Two commands may bundle the same program at once, so each bundles in its own folder and then replaces the result. */
async function bundled(entry) {
  const name = `${basename(join(entry, '..'))}-${basename(entry, '.ts')}`;
  // Both folders are equally deep, because a source map names its sources by relative paths.
  const [tools, fresh] = [join(ROOT, 'dist', 'tools'), join(ROOT, 'dist', `.tools.${process.pid}`)];
  const program = `${name}.mjs`;
  await bundle({ ...THREADS, [name]: entry }, fresh);
  mkdirSync(tools, { recursive: true });
  // The program comes last, when all the files that it names are there.
  const others = readdirSync(fresh).filter((file) => file !== program);
  for (const file of [...others, program]) renameSync(join(fresh, file), join(tools, file));
  rmSync(fresh, { recursive: true });
  return join(tools, program);
}

import { join } from 'node:path';
import { build as bundle } from 'esbuild';

const ENTRY = join(import.meta.dirname, '..', '..', 'app', 'frame', 'pwa', 'worker', 'worker.ts');

/**
 * Writes `sw.js` into the built application.
 * @param {string} folder
 * @param {{ build: string, shell: string[], files: string[], texts: string[][] }} content paths from the site's root
 */
export async function buildWorker(folder, { build: name, ...paths }) {
  await bundle({
    entryPoints: [ENTRY],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    define: { __BUILD__: JSON.stringify({ name, ...paths }) },
    logLevel: 'warning',
  });
}

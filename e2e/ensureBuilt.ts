import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Brings the build up to date before the first test, as `npm start` does. The journeys use that build. */
export default function ensureBuilt(): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/build.mjs')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the build failed');
}

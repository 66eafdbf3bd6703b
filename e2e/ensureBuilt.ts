import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Before the first test: the journeys are made with what is built, which is brought up to date as `npm start` does. */
export default function ensureBuilt(): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/build.mjs')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the build failed');
}

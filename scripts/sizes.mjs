// `npm test` runs this on the built app and server. It fails when a part is over its size budget.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { measure, measureServer } from './budgets.mjs';
import { APP_MANIFEST } from './build.mjs';
import { ROOT } from './install.mjs';

const APP = join(ROOT, 'dist', 'app');
const SERVER = join(ROOT, 'dist', 'server');
const LANGUAGES = 'assets/i18n';

const manifest = JSON.parse(readFileSync(APP_MANIFEST, 'utf8'));
const gzipped = (file) => gzipSync(readFileSync(join(APP, file)), { level: 9 }).length;
const languages = readdirSync(join(APP, LANGUAGES), { recursive: true })
  .filter((name) => name.endsWith('.json'))
  .map((name) => `${LANGUAGES}/${name}`);

const kib = (bytes) => `${(bytes / 1024).toFixed(1).padStart(6)} KiB`;
const server = measureServer((file) => readFileSync(join(SERVER, file), 'utf8'));
for (const { what, bytes, budget } of [...measure(manifest, gzipped, languages), server]) {
  const isOver = bytes > budget;
  if (isOver) process.exitCode = 1;
  process.stdout.write(`${isOver ? 'OVER' : 'ok  '} ${kib(bytes)} of ${kib(budget)}  ${what}\n`);
}

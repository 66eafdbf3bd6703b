import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** Whether a file has stories with a play. */
export const isPlayed = (path) =>
  path.endsWith('.stories.tsx') &&
  existsSync(join(ROOT, path)) &&
  /\bplay\b/.test(readFileSync(join(ROOT, path), 'utf8'));

import { join } from 'node:path';

/** Returns the place of a table's rows in a backup. */
export function tablePath(name: string): string {
  return join('base', `${name}.copy.gz`);
}

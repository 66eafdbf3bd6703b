import { isDeepStrictEqual } from 'node:util';

/** Where something is not what it must be, as a line that tells both; empty when it is. */
export function departure(what: string, found: unknown, expected: unknown): string[] {
  if (isDeepStrictEqual(found, expected)) return [];
  return [`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];
}

import { isDeepStrictEqual } from 'node:util';

/** Returns a line that tells what was found and expected, when they differ; otherwise nothing. */
export function departure(what: string, found: unknown, expected: unknown): string[] {
  if (isDeepStrictEqual(found, expected)) return [];
  return [`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];
}

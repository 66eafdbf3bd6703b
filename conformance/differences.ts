type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Lists where `actual` differs from `expected`. An object may have more fields; an array must have the same length. */
export function differences(path: string, expected: unknown, actual: unknown): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [unlike(path, expected, actual)];
    return expected.flatMap((element, index) => differences(`${path}.${index}`, element, actual[index]));
  }
  if (isFields(expected)) {
    if (!isFields(actual)) return [unlike(path, expected, actual)];
    return Object.entries(expected).flatMap(([name, value]) => differences(`${path}.${name}`, value, actual[name]));
  }
  return Object.is(expected, actual) ? [] : [unlike(path, expected, actual)];
}

function unlike(path: string, expected: unknown, actual: unknown): string {
  return `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`;
}

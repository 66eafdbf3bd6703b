/** What the references of a case stand for. */
export type Scope = Readonly<Record<string, unknown>>;

const REFERENCE = /@([a-z]+(?:\.[a-z0-9]+)*)/gi;
const WHOLE = /^@([a-z]+(?:\.[a-z0-9]+)*)$/i;

/** The value with its references replaced; a reference alone keeps its type, one inside a text becomes text. */
export function resolve(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return resolveText(value, scope);
  if (Array.isArray(value)) return value.map((element) => resolve(element, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, resolve(field, scope)]));
}

function resolveText(text: string, scope: Scope): unknown {
  const whole = WHOLE.exec(text)?.[1];
  if (whole !== undefined) return lookUp(whole, scope);
  return text.replace(REFERENCE, (_, path: string) => String(lookUp(path, scope)));
}

function lookUp(path: string, scope: Scope): unknown {
  const value = path
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'string' ? segmentOf(at, Number(name)) : (at as Scope | undefined)?.[name]),
      scope,
    );
  if (value === undefined) throw new Error(`nothing is called @${path}`);
  return value;
}

/** The nth part of a path, from 1 after its first slash; a number where it is one. */
function segmentOf(path: string, nth: number): string | number | undefined {
  const segment = path.split('/')[nth];
  return segment !== undefined && /^\d+$/.test(segment) ? Number(segment) : segment;
}

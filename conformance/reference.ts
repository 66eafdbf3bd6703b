import { pasOf, totpOf } from './totp';

/** What the references of a case stand for; `now` is the implementation's clock, epoch milliseconds. */
export type Scope = Readonly<Record<string, unknown>>;

const REFERENCE = /@([a-z]+(?:\.[a-z0-9]+)*)/gi;
const WHOLE = /^@([a-z]+(?:\.[a-z0-9]+)*)([+-]\d+)?$/i;

/** The time step of each code of a secret, from that of now. */
const PAS: Readonly<Record<string, number>> = { totp: 0, totpsuivant: 1, totpprecedent: -1 };

/** The value with its references replaced; a reference alone keeps its type, one inside a text becomes text. */
export function resolve(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return resolveText(value, scope);
  if (Array.isArray(value)) return value.map((element) => resolve(element, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, resolve(field, scope)]));
}

function resolveText(text: string, scope: Scope): unknown {
  const [, whole, difference] = WHOLE.exec(text) ?? [];
  if (whole !== undefined) return plus(lookUp(whole, scope), difference);
  return text.replace(REFERENCE, (_, path: string) => String(lookUp(path, scope)));
}

function lookUp(path: string, scope: Scope): unknown {
  const value = path
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'string' ? partOf(at, name, scope) : (at as Scope | undefined)?.[name]),
      scope,
    );
  if (value === undefined) throw new Error(`nothing is called @${path}`);
  return value;
}

/** A saved number and what a step adds to it or takes from it. */
function plus(value: unknown, difference: string | undefined): unknown {
  return difference === undefined ? value : Number(value) + Number(difference);
}

/** A code of a secret, or a segment of a path. */
function partOf(text: string, name: string, { now }: Scope): string | number | undefined {
  const pas = PAS[name];
  return pas === undefined ? segmentOf(text, Number(name)) : totpOf(text, pasOf(Number(now)) + pas);
}

/** The nth part of a path, from 1 after its first slash; a number where it is one. */
function segmentOf(path: string, nth: number): string | number | undefined {
  const segment = path.split('/')[nth];
  return segment !== undefined && /^\d+$/.test(segment) ? Number(segment) : segment;
}

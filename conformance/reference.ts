import { numeroOf, rangOf } from '@comptoir/domain/imprime';
import { pasOf, totpOf } from './totp';

/** The values to which the references of a case lead; `now` is the implementation's clock in epoch milliseconds. */
export type Scope = Readonly<Record<string, unknown>>;

const REFERENCE = /@([a-z]+(?:\.[a-z0-9]+)*)/gi;
const WHOLE = /^@([a-z]+(?:\.[a-z0-9]+)*)([+-]\d+)?$/i;

/** The time step of each kind of one-time code, relative to the current one. */
const PAS: Readonly<Record<string, number>> = { totp: 0, totpsuivant: 1, totpprecedent: -1 };

/** Replaces the references in a value. A reference alone keeps its type; one inside a text becomes text. */
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

/** A saved number, or the number of a document, plus the signed difference of its reference. */
function plus(value: unknown, difference: string | undefined): unknown {
  if (difference === undefined) return value;
  const rang = typeof value === 'string' ? rangOf(value) : null;
  if (rang) return numeroOf({ ...rang, rang: rang.rang + Number(difference) });
  return Number(value) + Number(difference);
}

/** The one-time code of a secret, or a segment of a path. */
function partOf(text: string, name: string, { now }: Scope): string | number | undefined {
  const pas = PAS[name];
  return pas === undefined ? segmentOf(text, Number(name)) : totpOf(text, pasOf(Number(now)) + pas);
}

/** The nth segment of a path, counted from 1 after its first slash; a segment of digits becomes a number. */
function segmentOf(path: string, nth: number): string | number | undefined {
  const segment = path.split('/')[nth];
  return segment !== undefined && /^\d+$/.test(segment) ? Number(segment) : segment;
}

import { pageFromInput } from '@comptoir/domain/texte';

export type ListValues = Record<string, string | number>;

/** Reads a list's state from an address; text in place of a number counts as 1 (spec § 5). */
export function readValues<S extends ListValues>(defaults: S, params: URLSearchParams): S {
  const entries = Object.entries(defaults).map(([name, initial]) => {
    const text = params.get(name);
    if (text === null) return [name, initial];
    return [name, typeof initial === 'number' ? pageFromInput(text) : text];
  });
  return Object.fromEntries(entries) as S;
}

/** Tells whether these changes lead to another list. */
export function isAnother<S extends ListValues>(state: S, changes: Partial<S>): boolean {
  return Object.entries(changes).some(([name, value]) => String(state[name]) !== String(value));
}

/** Returns the address after a change: defaults are left out, and a change of anything but `page` returns to page 1. */
export function writeValues<S extends ListValues>(
  defaults: S,
  params: URLSearchParams,
  changes: Partial<S>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const all = 'page' in defaults && !('page' in changes) ? { ...changes, page: defaults.page } : changes;
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined || value === defaults[name]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageFromInput } from '#domain/texte';

type ListValues = Record<string, string | number>;

function readValues<S extends ListValues>(defaults: S, params: URLSearchParams): S {
  const entries = Object.entries(defaults).map(([name, initial]) => {
    const text = params.get(name);
    if (text === null) return [name, initial];
    return [name, typeof initial === 'number' ? pageFromInput(text) : text];
  });
  return Object.fromEntries(entries) as S;
}

function writeValues<S extends ListValues>(defaults: S, params: URLSearchParams, changes: Partial<S>): URLSearchParams {
  const next = new URLSearchParams(params);
  // Another search or filter starts at its first page.
  const all = 'page' in defaults && !('page' in changes) ? { ...changes, page: defaults.page } : changes;
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined || value === defaults[name]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/**
 * A list's page, search and filters, kept in the address: reload and Back restore them (DESIGN rule 1). Values equal
 * to their default are left out; a change of anything but `page` returns to page 1. Pages make history, typing
 * replaces it, and so does `replace`: a page that is gone is not gone back to.
 */
export function useListState<S extends ListValues>(
  defaults: S,
): [S, (changes: Partial<S>, how?: { replace: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const shape = JSON.stringify(defaults);
  const state = useMemo(() => readValues(JSON.parse(shape) as S, params), [shape, params]);
  const change = useCallback(
    (changes: Partial<S>, how = { replace: !('page' in changes) }) =>
      setParams((now) => writeValues(JSON.parse(shape) as S, now, changes), how),
    [shape, setParams],
  );
  return [state, change];
}

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ListValues, readValues, writeValues } from './listValues';
import { readTab, writeTab } from './storage';

/** Returns the address of a screen as this tab left it, or bare where one is already (DESIGN rule 1). */
export const asLeft = (path: string, here: string): string => (path === here ? path : path + (readTab(path) ?? ''));

/**
 * A list's page, search and filters, kept in the address: reload and Back restore them (DESIGN rule 1). Values equal to
 * their default are left out; a change of anything but `page` returns to page 1. A change of page makes a history
 * entry; typing replaces it, and so does `replace`, used when a page no longer exists: Back must not lead to it.
 */
export function useListState<S extends ListValues>(
  defaults: S,
): [S, (changes: Partial<S>, how?: { replace: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  useEffect(() => writeTab(pathname, search), [pathname, search]);
  const shape = JSON.stringify(defaults);
  const state = useMemo(() => readValues(JSON.parse(shape) as S, params), [shape, params]);
  // On a slow phone, a second change may come before the address of the first was read: it builds on the first.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (changes: Partial<S>, how = { replace: !('page' in changes) }) => {
      latest.current = writeValues(JSON.parse(shape) as S, latest.current, changes);
      setParams(latest.current, how);
    },
    [shape, setParams],
  );
  return [state, change];
}

import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListValues, readValues, writeValues } from './listValues';

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
  // A change that follows another one before the address was read again stands on it: on a slow phone a hand is faster.
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

import { useEffect, useState } from 'react';

/**
 * Returns `value` once it has stayed the same for `ms` milliseconds, and the former value until then (DESIGN rule 4:
 * 250 for a search).
 */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

import { useEffect, useState } from 'react';

/** `value` as it was once it stayed unchanged for `ms` milliseconds (DESIGN rule 4: 250 for a search). */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

import { useMemo } from 'react';
import { readDurable, removeDurable, writeDurable } from './storage';
import { useSession } from './useSession';

/** A draft is offered again for a week. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

export interface Draft<T> {
  load(): Promise<T | null>;
  save(values: T): Promise<void>;
  clear(): Promise<void>;
}

/**
 * What was typed into one form about one record, kept through reloads, cut lines and the session's end, for the same
 * user only (PRODUCT 1.21, DESIGN rule 12). Values may hold files.
 */
export function useDraft<T>(formName: string, recordId: number | string): Draft<T> {
  const { user } = useSession();
  const key = `${user?.utilisateurid ?? 0}/draft/${formName}/${recordId}`;
  return useMemo(
    () => ({
      load: async () => (await readDurable(key, MAX_AGE_MS)) as T | null,
      save: (values) => writeDurable(key, values),
      clear: () => removeDurable(key),
    }),
    [key],
  );
}

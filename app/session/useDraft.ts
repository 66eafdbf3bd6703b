import { useMemo } from 'react';
import { DRAFT_LIFE_MS, draftPlace, resumedId } from './places';
import { keepDurable, readDurable } from './storage';
import { useSession } from './useSession';

export interface Draft<T> {
  /** What was typed here, under what was taken up since: what is typed takes the place of both. */
  load(): Promise<T | null>;
  save(values: T): Promise<void>;
  clear(): Promise<void>;
}

/**
 * What was typed into one form about one record, kept through reloads, cut lines and the session's end, for the same
 * user only (PRODUCT 1.21, DESIGN rule 12). Values may hold files.
 */
export function draftOf<T>(utilisateurid: number, formName: string, recordId: number | string): Draft<T> {
  const place = draftPlace(utilisateurid, formName, recordId);
  const resumed = draftPlace(utilisateurid, formName, resumedId(recordId));
  const read = async (from: string) => (await readDurable(from, DRAFT_LIFE_MS)) as T | null;
  return {
    load: async () => {
      const [own, later] = [await read(place), await read(resumed)];
      return own && later ? { ...own, ...later } : (later ?? own);
    },
    save: (values) => keepDurable({ put: { [place]: values }, remove: [resumed].filter((other) => other !== place) }),
    clear: () => keepDurable({ remove: [place, resumed] }),
  };
}

/** The draft of whoever works here. */
export function useDraft<T>(formName: string, recordId: number | string): Draft<T> {
  const { user } = useSession();
  const utilisateurid = user?.utilisateurid ?? 0;
  return useMemo(() => draftOf(utilisateurid, formName, recordId), [utilisateurid, formName, recordId]);
}

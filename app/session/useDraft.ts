import { useMemo, useState } from 'react';
import { draftsOf, type Origin, openForm, readDraft } from './drafts';
import { draftPlace, resumedId } from './places';
import { keepDurable } from './storage';
import { useSession } from './useSession';

/** What this device does not keep of what was typed: it has no room for it, or for its files. */
export type Unkept = 'tout' | 'fichiers' | null;

export interface Draft<T> {
  /** What was typed here, under what was taken up since: what is typed takes the place of both. */
  load(): Promise<T | null>;
  save(values: T, origin: Origin): Promise<Unkept>;
  clear(): Promise<unknown>;
  /** As long as its form is open. Returns the end of it. */
  open(): () => void;
}

const hasFile = (values: object) => Object.values(values).some((value) => value instanceof Blob);

/**
 * What was typed into one form about one record, kept through reloads, cut lines and the session's end, for the same
 * user only (PRODUCT 1.21, DESIGN rule 12). Values may hold files.
 */
export function draftOf<T extends object>(
  utilisateurid: number,
  formName: string,
  recordId: number | string,
): Draft<T> {
  const drafts = draftsOf(utilisateurid);
  const place = draftPlace(utilisateurid, formName, recordId);
  const resumed = draftPlace(utilisateurid, formName, resumedId(recordId));
  const places = [place, resumed];
  const read = async (from: string) => (await readDraft(from))?.values as T | undefined;
  const keepAt = (origin: Origin) => (values: T) =>
    keepDurable({ put: { [place]: { ...origin, values } }, remove: [resumed].filter((other) => other !== place) });

  async function saved(values: T, origin: Origin): Promise<Unkept> {
    const keep = keepAt(origin);
    // Few forms have files; without the line what weighs them may not come.
    const weighed = hasFile(values) && (await import('./draftFiles').catch(() => null));
    if (weighed) return weighed.keepWithFiles(utilisateurid, places, values, keep);
    return (await keep(values)) ? null : 'tout';
  }

  return {
    load: async () => {
      const [own, later] = [await read(place), await read(resumed)];
      return own && later ? { ...own, ...later } : (later ?? own ?? null);
    },
    save: (values, origin) => drafts.change(() => saved(values, origin)),
    clear: () => drafts.change(() => keepDurable({ remove: places })),
    open: () => openForm(drafts, places),
  };
}

/** The draft of whoever works here. */
export function useDraft<T extends object>(formName: string, recordId: number | string): Draft<T> {
  const { user } = useSession();
  // Of whoever opened the form: what is typed when their session ends is nobody else's.
  const [utilisateurid] = useState(user?.utilisateurid ?? 0);
  return useMemo(() => draftOf(utilisateurid, formName, recordId), [utilisateurid, formName, recordId]);
}

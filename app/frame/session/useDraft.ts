import type { RecordId } from '@comptoir/domain/units';
import { useMemo, useState } from 'react';
import { draftsOf, type Origin, readDraft } from '../device/drafts';
import { takeDraft } from '../device/formHand';
import { draftPlace, resumedId } from '../device/places';
import { keepDurable } from '../device/storage';
import { useSession } from './useSession';

/** What this device does not keep of what was typed: it has no room for it, or for its files. */
export type Unkept = 'tout' | 'fichiers' | null;

export interface Draft<T> {
  /** What was typed here, under what was taken up since: what is typed takes the place of both. */
  load(): Promise<T | null>;
  save(values: T, origin: Origin): Promise<Unkept>;
  clear(): Promise<unknown>;
  /** In its form's hand from now on, before it is loaded. Returns the end of it. */
  open(): () => void;
}

const hasFile = (values: object) => Object.values(values).some((value) => value instanceof Blob);

/**
 * What was typed into one form about one record, kept through reloads, cut lines and the session's end, for the same
 * user only (PRODUCT 1.21, DESIGN rule 12). Values may hold files.
 */
export function draftOf<T extends object>(
  utilisateurid: RecordId,
  formName: string,
  recordId: number | string,
): Draft<T> {
  const drafts = draftsOf(utilisateurid);
  let idOfForm: Promise<number | string> = Promise.resolve(recordId);
  /** Where what is typed is kept, and where it was handed over. */
  async function places(): Promise<[place: string, resumed: string]> {
    const id = await idOfForm;
    return [draftPlace(utilisateurid, formName, id), draftPlace(utilisateurid, formName, resumedId(id))];
  }
  const read = async (from: string) => (await readDraft(from))?.values as T | undefined;

  async function saved(values: T, origin: Origin): Promise<Unkept> {
    const [place, resumed] = await places();
    const remove = [resumed].filter((other) => other !== place);
    const keep = (kept: T) => keepDurable({ put: { [place]: { ...origin, values: kept } }, remove });
    // Few forms have files; without the line what weighs them may not come.
    const weighed = hasFile(values) && (await import('../device/draftFiles').catch(() => null));
    if (weighed) return weighed.keepWithFiles(utilisateurid, [place, resumed], values, keep);
    return (await keep(values)) ? null : 'tout';
  }

  return {
    load: async () => {
      const [place, resumed] = await places();
      const [own, later] = [await read(place), await read(resumed)];
      return own && later ? { ...own, ...later } : (later ?? own ?? null);
    },
    save: (values, origin) => drafts.change(() => saved(values, origin)),
    clear: () => drafts.change(async () => keepDurable({ remove: await places() })),
    open: () => {
      const hand = takeDraft(utilisateurid, { formName, recordId });
      idOfForm = hand.then(({ id }) => id);
      void hand.then(() => drafts.refresh());
      return () =>
        void hand.then(({ letGo }) => {
          letGo();
          return drafts.refresh();
        });
    },
  };
}

/** The draft of whoever works here. */
export function useDraft<T extends object>(formName: string, recordId: number | string): Draft<T> {
  const { user } = useSession();
  // Of whoever opened the form: what is typed when their session ends is nobody else's.
  const [utilisateurid] = useState(user?.utilisateurid ?? 0);
  return useMemo(() => draftOf(utilisateurid, formName, recordId), [utilisateurid, formName, recordId]);
}

import type { RecordId } from '@comptoir/domain/units';
import { useMemo, useState } from 'react';
import { draftsOf, type Origin, readDraft } from '../device/drafts';
import { takeDraft } from '../device/formHand';
import { draftPlace, resumedId } from '../device/places';
import { keepDurable } from '../device/storage';
import { useSession } from './useSession';

/** What the device could not keep of a draft for want of room: everything, or only its files. */
export type Unkept = 'tout' | 'fichiers' | null;

export interface Draft<T> {
  /** Returns the values typed here, overwritten by those of a draft that was resumed here; null without both. */
  load(): Promise<T | null>;
  save(values: T, origin: Origin): Promise<Unkept>;
  clear(): Promise<unknown>;
  /** Locks the draft for this form, before it is loaded. Returns the function that releases it. */
  open(): () => void;
}

const hasFile = (values: object) => Object.values(values).some((value) => value instanceof Blob);

/**
 * The draft of one form about one record. It survives reloads, cut lines and the end of the session, for the same user
 * only (PRODUCT 1.21, DESIGN rule 12). Values may contain files.
 */
export function draftOf<T extends object>(
  utilisateurid: RecordId,
  formName: string,
  recordId: number | string,
): Draft<T> {
  const drafts = draftsOf(utilisateurid);
  let idOfForm: Promise<number | string> = Promise.resolve(recordId);
  /** Returns the key of the form's draft and the key where a resumed draft is put. */
  async function places(): Promise<[place: string, resumed: string]> {
    const id = await idOfForm;
    return [draftPlace(utilisateurid, formName, id), draftPlace(utilisateurid, formName, resumedId(id))];
  }
  const read = async (from: string) => (await readDraft(from))?.values as T | undefined;

  async function saved(values: T, origin: Origin): Promise<Unkept> {
    const [place, resumed] = await places();
    const remove = [resumed].filter((other) => other !== place);
    const keep = (kept: T) => keepDurable({ put: { [place]: { ...origin, values: kept } }, remove });
    // Few forms have files. Without a line the code for them may not come; the draft is then kept as it is.
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

export function useDraft<T extends object>(formName: string, recordId: number | string): Draft<T> {
  const { user } = useSession();
  // The draft belongs to whoever opened the form, even if their session ends while they type.
  const [utilisateurid] = useState(user?.utilisateurid ?? 0);
  return useMemo(() => draftOf(utilisateurid, formName, recordId), [utilisateurid, formName, recordId]);
}

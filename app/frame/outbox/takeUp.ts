import type { RecordId } from '@comptoir/domain/units';
import { keptKey } from '../api/sendOnce';
import { readDraft } from '../device/drafts';
import { isTypedElsewhere } from '../device/formHand';
import { draftPlace, keyPlace, plainId, resumedId } from '../device/places';
import { changeDurable } from '../device/storage';
import { draftOf } from './keepWrite';
import { stateOf } from './states';
import { type WaitingWrite, waitingPlace } from './waitingWrite';

/** Whether the form holds something else: what was typed, here or in another tab, or the key of a write that may have been done. */
export async function isFormTaken(
  utilisateurid: RecordId,
  about: { formName: string; recordId: string },
): Promise<boolean> {
  const { formName, recordId } = about;
  const drafts = [recordId, resumedId(recordId)].map((id) => draftPlace(utilisateurid, formName, id));
  const typed = await Promise.all(drafts.map(readDraft));
  const key = await keptKey(keyPlace(utilisateurid, formName, recordId));
  const isFull = key?.isUnsettled === true || typed.some((draft) => draft !== null);
  return isFull || isTypedElsewhere(utilisateurid, about);
}

/** Given back; not while its form holds something else; or sent, given up or taken up meanwhile. */
type TakenUp = 'done' | 'busy' | 'gone';

/**
 * Gives what was typed back to its form. A write that may have been done keeps its key there: changed and sent again,
 * the server finds the first one rather than do a second (PRODUCT D).
 */
export async function takeUp(utilisateurid: RecordId, write: WaitingWrite): Promise<TakenUp> {
  const { formName, key, refused, firstSentAt: since } = write;
  const recordId = plainId(write.recordId);
  if (await isFormTaken(utilisateurid, { formName, recordId })) return 'busy';
  const isUnsettled = stateOf(write) !== 'aenvoyer' && !refused?.isCertain;
  const kept = { key, since, fingerprint: '', isUnsettled };
  const place = waitingPlace(utilisateurid, write);
  const isDone = await changeDurable({
    put: {
      [draftPlace(utilisateurid, formName, resumedId(recordId))]: draftOf(write),
      ...(isUnsettled ? { [keyPlace(utilisateurid, formName, recordId)]: kept } : {}),
    },
    remove: [place],
    ifKept: place,
  });
  return isDone ? 'done' : 'gone';
}

import type { RecordId } from '@comptoir/domain/units';
import { keptKey } from '../api/sendOnce';
import { readDraft } from '../device/drafts';
import { isTypedElsewhere } from '../device/formHand';
import { draftPlace, keyPlace, plainId, resumedId } from '../device/places';
import { changeDurable } from '../device/storage';
import { draftOf } from './keepWrite';
import { stateOf } from './states';
import { type WaitingWrite, waitingPlace } from './waitingWrite';

/**
 * Tells whether the form holds something else: a draft, here or in another tab, or the key of a write that may have
 * been done.
 */
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

/**
 * `done`: given back to the form; `busy`: the form holds something else; `gone`: sent, given up or taken up meanwhile.
 */
type TakenUp = 'done' | 'busy' | 'gone';

/**
 * Gives a waiting write back to its form as a draft. A write that may have been done keeps its key: if the form then
 * sends a changed payload, the server finds the first write instead of doing a second one (PRODUCT D).
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

import type { RecordId } from '@comptoir/domain/units';
import { keptKey } from '../api/sendOnce';
import { ageDurable } from '../device/ageDurable';
import { type Drafts, type KeptDraft, readDraft } from '../device/drafts';
import { DRAFT_LIFE_MS, draftPlace, draftPrefix, keyPlace, plainId, resumedId } from '../device/places';
import { keepDurable } from '../device/storage';
import { isFormTaken } from '../outbox/takeUp';

const placeOf = (utilisateurid: RecordId, { formName, recordId }: KeptDraft) =>
  draftPlace(utilisateurid, formName, recordId);

/** Removes the drafts that are older than a month. */
export const forgetOld = (drafts: Drafts) => drafts.change((id) => ageDurable(draftPrefix(id), DRAFT_LIFE_MS));

export const throwAway = (drafts: Drafts, draft: KeptDraft) =>
  drafts.change((id) => keepDurable({ remove: [placeOf(id, draft)] }));

/**
 * Moves a draft that was typed beside another tab, with its key, to the form's usual place. Returns false while the
 * form is open elsewhere or holds something else.
 */
async function handBeside(utilisateurid: RecordId, draft: KeptDraft): Promise<boolean> {
  const { formName, recordId, values, from, trail, about } = draft;
  const plain = { formName, recordId: plainId(recordId) };
  if (await isFormTaken(utilisateurid, plain)) return false;
  const [place, keyAt] = [placeOf(utilisateurid, draft), keyPlace(utilisateurid, formName, recordId)];
  const key = await keptKey(keyAt);
  const put = {
    [draftPlace(utilisateurid, formName, resumedId(plain.recordId))]: { values, from, trail, about },
    ...(key ? { [keyPlace(utilisateurid, formName, plain.recordId)]: key } : {}),
  };
  await keepDurable({ put, remove: [place, keyAt], ifKept: place });
  return true;
}

/**
 * Moves a draft to the place where its form looks for a resumed draft, whatever version the record has by now: of an
 * edit, only the typed values are kept. Resolves to false if the draft could not be moved.
 */
export const handOver = (drafts: Drafts, draft: KeptDraft) =>
  drafts.change(async (id) => {
    if (plainId(draft.recordId) !== draft.recordId) return handBeside(id, draft);
    const { formName, recordId, values, from, trail, about } = draft;
    const place = placeOf(id, draft);
    const resumed = draftPlace(id, formName, resumedId(recordId));
    if (place === resumed) return true;
    const other = await readDraft(resumed);
    const put = { [resumed]: { values: { ...other?.values, ...values }, from, trail, about } };
    await keepDurable({ put, remove: [place], ifKept: place });
    return true;
  });

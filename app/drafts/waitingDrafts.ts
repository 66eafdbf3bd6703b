import { ageDurable } from '../session/ageDurable';
import { type Drafts, type KeptDraft, readDraft } from '../session/drafts';
import { DRAFT_LIFE_MS, draftPlace, draftPrefix, resumedId } from '../session/places';
import { keepDurable } from '../session/storage';

const placeOf = (utilisateurid: number, { formName, recordId }: KeptDraft) =>
  draftPlace(utilisateurid, formName, recordId);

/** Those of a month ago are forgotten. */
export const forgetOld = (drafts: Drafts) => drafts.change((id) => ageDurable(draftPrefix(id), DRAFT_LIFE_MS));

export const throwAway = (drafts: Drafts, draft: KeptDraft) =>
  drafts.change((id) => keepDurable({ remove: [placeOf(id, draft)] }));

/** Hands it to its form, whatever version the record has by now: of an edit, only what was typed is kept. */
export const handOver = (drafts: Drafts, draft: KeptDraft) =>
  drafts.change(async (id) => {
    const { formName, recordId, values, from, trail, about } = draft;
    const place = placeOf(id, draft);
    const resumed = draftPlace(id, formName, resumedId(recordId));
    if (place === resumed) return;
    const other = await readDraft(resumed);
    const put = { [resumed]: { values: { ...other?.values, ...values }, from, trail, about } };
    await keepDurable({ put, remove: [place], ifKept: place });
  });

import type { RecordId } from '@comptoir/domain/units';
import { isElsewhere, takeIfFree } from './hands';
import { besideId, draftPlace, resumedId } from './places';

type About = Readonly<{ formName: string; recordId: number | string }>;

/** Returns the name of the lock that a form holds on its draft; it is the same for all versions of the record. */
export const draftHand = (utilisateurid: RecordId, { formName, recordId }: About) =>
  `comptoir.saisie.${draftPlace(utilisateurid, formName, resumedId(recordId))}`;

/** The ids of this page's own drafts, by lock name, where another tab holds the usual draft. */
const beside = new Map<string, string>();

/** Returns the id under which this page's form keeps its draft (see `besideId`). */
export const idHere = (utilisateurid: RecordId, { formName, recordId }: About) =>
  beside.get(draftHand(utilisateurid, { formName, recordId })) ?? String(recordId);

/** Tells whether another tab has this form open. */
export const isTypedElsewhere = (utilisateurid: RecordId, about: About) => isElsewhere(draftHand(utilisateurid, about));

const freshName = () => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, '0') ?? '';

/**
 * Locks the draft of a form: nobody else is offered it while the form is open. If another tab holds it, this form gets
 * a draft of its own, so that neither overwrites the other and neither is saved twice.
 */
export async function takeDraft(utilisateurid: RecordId, about: About): Promise<{ id: string; letGo: () => void }> {
  const name = draftHand(utilisateurid, about);
  const letGo = await takeIfFree(name);
  if (letGo) return { id: String(about.recordId), letGo };
  const id = besideId(about.recordId, freshName());
  const letGoBeside = await takeIfFree(draftHand(utilisateurid, { ...about, recordId: id }));
  beside.set(name, id);
  const end = () => {
    if (beside.get(name) === id) beside.delete(name);
    letGoBeside?.();
  };
  return { id, letGo: end };
}

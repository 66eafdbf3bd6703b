import type { RecordId } from '@comptoir/domain/units';
import { isElsewhere, takeIfFree } from './hands';
import { besideId, draftPlace, resumedId } from './places';

type About = Readonly<{ formName: string; recordId: number | string }>;

/** The name that a draft is in its form's hand by, whatever version its record has. */
export const draftHand = (utilisateurid: RecordId, { formName, recordId }: About) =>
  `comptoir.saisie.${draftPlace(utilisateurid, formName, resumedId(recordId))}`;

/** What the forms of this page are about that have a draft of their own beside that of another tab. */
const beside = new Map<string, string>();

/** What the form of this page about a record is about (see `besideId`). */
export const idHere = (utilisateurid: RecordId, { formName, recordId }: About) =>
  beside.get(draftHand(utilisateurid, { formName, recordId })) ?? String(recordId);

/** Whether another tab types there. */
export const isTypedElsewhere = (utilisateurid: RecordId, about: About) => isElsewhere(draftHand(utilisateurid, about));

const freshName = () => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, '0') ?? '';

/**
 * Takes the draft of a form in hand: nobody else is offered it as long as it is typed into. Where another tab has it, the
 * form has one of its own, so that neither overwrites the other and neither is saved twice.
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

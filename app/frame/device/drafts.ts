import type { RecordId } from '@comptoir/domain/units';
import { draftHand } from './formHand';
import { freeOf } from './hands';
import { KeptList } from './keptList';
import { draftPrefix } from './places';
import { listDurable, readDurable } from './storage';

type Values = Readonly<Record<string, unknown>>;

/** A form or a dialog, and what it is about: as one comes to it from its screen. */
export type Step = readonly [name: string, id: string];

/** Where something was typed, and over what. */
export interface Origin {
  /** The address of the screen; nothing where an earlier version kept it. */
  from: string;
  /** The dialogs that the form was opened from. */
  trail: readonly Step[];
  /** What stood in the form before: an edit's title says it too. */
  about: Values;
}

export interface Draft extends Origin {
  values: Values;
}

/** A draft that waits on this device. */
export interface KeptDraft extends Draft {
  formName: string;
  recordId: string;
  /** Epoch milliseconds, by the clock of this device. */
  savedAt: number;
}

const UNKNOWN: Origin = { from: '', trail: [], about: {} };

/** An earlier version kept nothing but what was typed. */
function draftIn(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null) return null;
  return 'values' in value && 'trail' in value ? (value as Draft) : { ...UNKNOWN, values: value as Values };
}

/** What is kept at a place; the list alone says when it is too old. */
export const readDraft = async (place: string) => draftIn(await readDurable(place, Number.POSITIVE_INFINITY));

/** Whether an address is that of a screen, or of one below it. */
export const isUnder = (from: string, path: string | undefined) =>
  path !== undefined && `${from.replace(/\?.*/, '')}/`.startsWith(`${path}/`);

/** All that waits: what a form has in hand is seen there. */
async function keptDraftsOf(utilisateurid: RecordId): Promise<readonly KeptDraft[]> {
  const prefix = draftPrefix(utilisateurid);
  const kept = (await listDurable(prefix)).flatMap(([place, value, savedAt]) => {
    const draft = draftIn(value);
    const [formName = '', ...id] = place.slice(prefix.length).split('/');
    return draft ? [{ ...draft, formName, recordId: id.join('/'), savedAt }] : [];
  });
  const handOf = (draft: KeptDraft) => draftHand(utilisateurid, draft);
  return freeOf(kept, handOf, () => void draftsOf(utilisateurid).refresh());
}

/** What one user typed and did not save, the same in every tab. */
export type Drafts = KeptList<KeptDraft>;

const lists = new Map<number, Drafts>();

/** The drafts of a user; one list for the whole page. */
export function draftsOf(utilisateurid: RecordId): Drafts {
  const drafts = lists.get(utilisateurid) ?? new KeptList(utilisateurid, 'brouillons', keptDraftsOf);
  lists.set(utilisateurid, drafts);
  return drafts;
}

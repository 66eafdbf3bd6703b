import type { RecordId } from '@comptoir/domain/units';
import { draftHand } from './formHand';
import { freeOf } from './hands';
import { KeptList } from './keptList';
import { draftPrefix } from './places';
import { listDurable, readDurable } from './storage';

type Values = Readonly<Record<string, unknown>>;

/** A form or a dialog and the record that it is about: one step from the screen to the form. */
export type Step = readonly [name: string, id: string];

/** Where something was typed and what stood there before. */
export interface Origin {
  /** Address of the screen; '' in drafts of an earlier version. */
  from: string;
  /** The dialogs that the form was opened from, the outermost first. */
  trail: readonly Step[];
  /** The values of the form before anything was typed; the title of an edit uses them too. */
  about: Values;
}

export interface Draft extends Origin {
  values: Values;
}

/** A draft that waits on this device. */
export interface KeptDraft extends Draft {
  formName: string;
  recordId: string;
  /** Epoch milliseconds, by this device's clock. */
  savedAt: number;
}

const UNKNOWN: Origin = { from: '', trail: [], about: {} };

/** Reads a draft, also one of an earlier version, which kept only the values. */
function draftIn(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null) return null;
  return 'values' in value && 'trail' in value ? (value as Draft) : { ...UNKNOWN, values: value as Values };
}

/** Reads the draft at a place, however old: only the list of drafts removes those that are too old. */
export const readDraft = async (place: string) => draftIn(await readDurable(place, Number.POSITIVE_INFINITY));

/** Tells whether the address `from` is the screen at `path` or one below it. */
export const isUnder = (from: string, path: string | undefined) =>
  path !== undefined && `${from.replace(/\?.*/, '')}/`.startsWith(`${path}/`);

/** Returns the drafts that no form is open on: a form shows its own draft. */
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

/** What one user typed and did not save; every tab has the same list. */
export type Drafts = KeptList<KeptDraft>;

const lists = new Map<number, Drafts>();

/** Returns the drafts of a user; the whole page shares one list. */
export function draftsOf(utilisateurid: RecordId): Drafts {
  const drafts = lists.get(utilisateurid) ?? new KeptList(utilisateurid, 'brouillons', keptDraftsOf);
  lists.set(utilisateurid, drafts);
  return drafts;
}

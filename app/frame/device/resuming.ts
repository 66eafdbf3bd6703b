import type { KeptDraft, Step } from './drafts';
import { plainId } from './places';

export interface Resuming {
  /** The dialogs to open, then the form. */
  resume: readonly Step[];
  /** How many of them are open. */
  at: number;
}

/** Tells the screen which draft is taken up again there (see `useResume`). */
export const resumingOf = ({
  trail,
  formName,
  recordId,
}: Pick<KeptDraft, 'trail' | 'formName' | 'recordId'>): Resuming => ({
  resume: [...trail, [formName, plainId(recordId)]],
  at: 0,
});

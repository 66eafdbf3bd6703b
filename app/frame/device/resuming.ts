import type { KeptDraft, Step } from './drafts';
import { plainId } from './places';

export interface Resuming {
  /** The dialogs to open, the form at last. */
  resume: readonly Step[];
  /** How many of them are open. */
  at: number;
}

/** What is told to the screen of what is taken up again there (see `useResume`). */
export const resuming = ({
  trail,
  formName,
  recordId,
}: Pick<KeptDraft, 'trail' | 'formName' | 'recordId'>): Resuming => ({
  resume: [...trail, [formName, plainId(recordId)]],
  at: 0,
});

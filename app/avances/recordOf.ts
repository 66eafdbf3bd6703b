import type { RecordId } from '@comptoir/domain/units';

/** Names what a form writes out of an advance, for its draft and its key: a new record of that advance. */
export const recordOf = (avanceid: RecordId): string => `new.avance${avanceid}`;

/** Returns the id of the advance in the text that `useResume` gives for such a record: `12` for `avance12`. */
export const avanceidIn = (of: string): string => of.replace(/^avance/, '');

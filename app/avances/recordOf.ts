import type { RecordId } from '@comptoir/domain/units';

/** Names what a form writes out of an advance, for its draft and its key: a new record of that advance. */
export const recordOf = (avanceid: RecordId): string => `new.avance${avanceid}`;

import type { RecordId } from '@comptoir/domain/units';
/*
 * The places in the durable store for the draft and the idempotency key of one form about one record, for one user
 * only. The `recordId` of an edit is `id.version`.
 */

export const draftPrefix = (utilisateurid: RecordId) => `${utilisateurid}/draft/`;

export const draftPlace = (utilisateurid: RecordId, formName: string, recordId: number | string) =>
  `${draftPrefix(utilisateurid)}${formName}/${recordId}`;

export const keyPlace = (utilisateurid: RecordId, formName: string, recordId: number | string) =>
  `${utilisateurid}/key/${formName}/${recordId}`;

/** A draft is offered again for a month. */
export const DRAFT_LIFE_MS = 30 * 24 * 3_600_000;

/** Returns the id of a form's own draft, beside the draft of the same form in another tab. */
export const besideId = (recordId: number | string, name: string) => `${recordId}#${name}`;

/** Returns the id without the part that tells the tabs apart. */
export const plainId = (recordId: string) => recordId.replace(/#[\da-f]{8}$/, '');

/** Tells whether a form makes a new record: its id is `new`, or `new.` and what the record will belong to. */
export const isNew = (recordId: number | string) => /^new(\.|#|$)/.test(String(recordId));

/** Returns the id of a resumed edit's draft: without the version, as the record may have another one by now. */
export const resumedId = (recordId: number | string) => String(recordId).replace(/^(\d+)\.\d+$/, '$1.resumed');

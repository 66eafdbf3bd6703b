import type { RecordId } from '@comptoir/domain/units';
/*
 * Where the durable store keeps what belongs to one form about one record, for one user only. `recordId` of an edit is
 * `id.version`.
 */

/** All that was typed by one user. */
export const draftPrefix = (utilisateurid: RecordId) => `${utilisateurid}/draft/`;

/** What was typed. */
export const draftPlace = (utilisateurid: RecordId, formName: string, recordId: number | string) =>
  `${draftPrefix(utilisateurid)}${formName}/${recordId}`;

/** The idempotency key of its write. */
export const keyPlace = (utilisateurid: RecordId, formName: string, recordId: number | string) =>
  `${utilisateurid}/key/${formName}/${recordId}`;

/** A draft is offered again for a month. */
export const DRAFT_LIFE_MS = 30 * 24 * 3_600_000;

/** What a form is about whose draft is another one than that of the same form in another tab. */
export const besideId = (recordId: number | string, name: string) => `${recordId}#${name}`;

/** What a form is about, whichever tab it was typed in. */
export const plainId = (recordId: string) => recordId.replace(/#[\da-f]{8}$/, '');

/** Whether a form makes a new record; `new`, or `new.` and what it will belong to. */
export const isNew = (recordId: number | string) => /^new(\.|#|$)/.test(String(recordId));

/** What was typed into an edit and taken up again: the record may have another version by now. */
export const resumedId = (recordId: number | string) => String(recordId).replace(/^(\d+)\.\d+$/, '$1.resumed');

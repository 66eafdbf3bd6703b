import { isFuture } from '@comptoir/domain/dates';
import type { FieldIssue } from './issues';

/** Finds a plain date after `today` on the field `path`: 422 `date.future`; a missing date is not judged. */
export const futureIssue = (path: string, date: string | null | undefined, today: string): FieldIssue | false =>
  !!date && isFuture(date, today) && { path, code: 'date.future' };

/** Finds a plain date before `today` on the field `path`: 422 `date.passee`; a missing date is not judged. */
export const pastIssue = (path: string, date: string | undefined, today: string): FieldIssue | false =>
  date !== undefined && date < today && { path, code: 'date.passee' };

import { useToast } from '@comptoir/ui/Toasts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNew } from '../device/places';
import type { Resuming } from '../device/resuming';
import { useLang } from '../i18n/useLang';
import { useDepth } from './ResumeStep';

/** Returns the record's id: `12` of `12.3`, where 3 is the version. */
const idIn = (recordId: string) => recordId.replace(/^(\d+)\.(\d+|resumed)$/, '$1');

/** Returns the row of a record; null for a new record, undefined when the row is not there. */
function rowOf<Row>(rows: readonly Row[], idOf: (row: Row) => number | string, recordId: string) {
  if (isNew(recordId)) return null;
  return rows.find((row) => String(idOf(row)) === idIn(recordId));
}

/** Returns the step that dialogs of this depth must open. */
function stepOf(state: Partial<Resuming> | null, depth: number) {
  const { resume = [], at = 0 } = state ?? {};
  const [name, recordId] = resume[at] ?? ['', ''];
  const next: Resuming | null = at + 1 < resume.length ? { resume, at: at + 1 } : null;
  return { name: at === depth ? name : '', recordId, next };
}

/** The rows of a screen, undefined while they load; `failure` if they could not be read. */
interface Shown<Row> {
  rows: readonly Row[] | undefined;
  isSettled: boolean;
  failure: unknown;
}

/** Rows that need no loading. */
export const allThere = <Row>(rows: Row[]) => ({ rows, isSettled: true, failure: null });

/**
 * Opens the dialogs and the form in which a draft is resumed, step by step. `open` gets the row, or null and what the
 * new record belongs to; it returns false if that is not here. If the row is not on this page of the list, a toast says
 * so and the draft waits in its form.
 */
export function useResume<Row>(
  { rows, isSettled, failure }: Shown<Row>,
  idOf: (row: Row) => number | string,
  open: Readonly<Record<string, (row: Row | null, of: string) => unknown>>,
): void {
  const { t } = useLang();
  const toast = useToast();
  const navigate = useNavigate();
  const depth = useDepth();
  const { key, pathname, search, state } = useLocation();
  const done = useRef<string | null>(null);
  useEffect(() => {
    const { name, recordId, next } = stepOf(state as Resuming | null, depth);
    const show = Object.hasOwn(open, name) ? open[name] : undefined;
    if (!show || done.current === key) return;
    const row = rowOf(rows ?? [], idOf, recordId);
    const isKnown = isSettled || failure !== null || (rows !== undefined && row !== undefined);
    if (!isKnown) return;
    done.current = key;
    const isShown = row !== undefined && show(row, recordId.replace(/^new\.?/, '')) !== false;
    void navigate(pathname + search, { replace: true, state: isShown ? next : null });
    if (!isShown) toast.info(t('brouillon.introuvable'));
  });
}

import { useToast } from '@comptoir/ui/Toasts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNew } from '../device/places';
import type { Resuming } from '../device/resuming';
import { useLang } from '../i18n/useLang';
import { useDepth } from './ResumeStep';

/** The record of a form: `12` of `12.3`, its version. */
const idIn = (recordId: string) => recordId.replace(/^(\d+)\.(\d+|resumed)$/, '$1');

/** The row; null for a new record, undefined where there is none. */
function rowOf<Row>(rows: readonly Row[], idOf: (row: Row) => number | string, recordId: string) {
  if (isNew(recordId)) return null;
  return rows.find((row) => String(idOf(row)) === idIn(recordId));
}

/** The step that dialogs of this depth are to open. */
function stepOf(state: Partial<Resuming> | null, depth: number) {
  const { resume = [], at = 0 } = state ?? {};
  const [name, recordId] = resume[at] ?? ['', ''];
  const next: Resuming | null = at + 1 < resume.length ? { resume, at: at + 1 } : null;
  return { name: at === depth ? name : '', recordId, next };
}

/** The rows of a screen, undefined while they come; `failure` where they cannot. */
interface Shown<Row> {
  rows: readonly Row[] | undefined;
  isSettled: boolean;
  failure: unknown;
}

/** Rows that are all there: none has to be waited for. */
export const allThere = <Row>(rows: Row[]) => ({ rows, isSettled: true, failure: null });

/**
 * Opens what a draft is to be taken up in, step by step: each dialog, then its form. `open` gets null for a new record,
 * and what it belongs to; it says false where that is not here. What is not on this page any more has to be looked for:
 * its draft waits for it.
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

import type { RecordId } from '@comptoir/domain/units';
import type { ReactNode } from 'react';

interface ReglerRowProps {
  /** The debt of the row. */
  id: RecordId;
  /** Names the action that it is paid by. */
  label: string;
  children: ReactNode;
}

/** Goes around the actions of a debt's row: the focus finds its way there from another row's payment. */
export function ReglerRow({ id, label, children }: ReglerRowProps) {
  return (
    <span style={{ display: 'contents' }} data-dette={id} data-regler={label}>
      {children}
    </span>
  );
}

/** Puts the focus on what a debt is paid by in its list, or else on the first of its actions. */
export function focusRow(id: RecordId): void {
  const row = [...document.querySelectorAll<HTMLElement>(`[data-dette="${id}"]`)].at(-1);
  const buttons = [...(row?.querySelectorAll('button') ?? [])];
  const main = buttons.find((button) => button.getAttribute('aria-label') === row?.dataset.regler);
  (main ?? buttons[0])?.focus();
}

import type { RecordId } from '@comptoir/domain/units';
import type { ReactNode } from 'react';

interface ReglerRowProps {
  /** Id of the row's debt. */
  id: RecordId;
  /** Accessible name of the button that pays the debt. */
  label: string;
  children: ReactNode;
}

/** Wraps the actions of a debt's row, so that `focusRow` finds them after a payment of another row. */
export function ReglerRow({ id, label, children }: ReglerRowProps) {
  return (
    <span style={{ display: 'contents' }} data-dette={id} data-regler={label}>
      {children}
    </span>
  );
}

/** Focuses the button that pays the debt in its list, or the first of its actions when that button is absent. */
export function focusRow(id: RecordId): void {
  const row = [...document.querySelectorAll<HTMLElement>(`[data-dette="${id}"]`)].at(-1);
  const buttons = [...(row?.querySelectorAll('button') ?? [])];
  const main = buttons.find((button) => button.getAttribute('aria-label') === row?.dataset.regler);
  (main ?? buttons[0])?.focus();
}

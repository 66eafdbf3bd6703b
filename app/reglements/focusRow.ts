import type { RecordId } from '@comptoir/domain/units';

/** Focuses the first of the actions of a debt in its list, which pays it as long as it is owed. */
export function focusRow(id: RecordId): void {
  const row = [...document.querySelectorAll<HTMLElement>(`[data-dette="${id}"]`)].at(-1);
  row?.querySelector('button')?.focus();
}

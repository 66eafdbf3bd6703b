import { useEffect } from 'react';
import type { CallForm } from './useCallForm';

/**
 * Takes over a value that the form proposes once it is known, as long as nothing was typed: it is among the form's
 * defaults already.
 */
export function useProposed(
  { isDirty, busy, restart }: Pick<CallForm<never>, 'isDirty' | 'busy' | 'restart'>,
  shown: unknown,
  proposed: unknown,
): void {
  useEffect(() => {
    if (!isDirty && !busy && shown !== proposed) restart();
  });
}

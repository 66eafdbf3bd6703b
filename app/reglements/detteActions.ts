import { ReceiptText } from 'lucide-react';
import type { Actions, MainAction } from '../records/actions';

interface DetteActions<Opened> {
  /** Whether something remains to be paid and the reader may pay it. */
  isOwed: boolean;
  isHead: boolean;
  regler: MainAction<Opened>;
  reglements: { label: string; open: Opened };
  /** The actions of the noun itself. */
  own?: Actions<Opened>['own'];
}

/**
 * Returns the actions of a debt: to pay it while it is owed, otherwise to open its payments. The
 * head of its page does not repeat the latter.
 */
export function detteActions<Opened>({
  isOwed,
  isHead,
  regler,
  reglements,
  own = [],
}: DetteActions<Opened>): Pick<Actions<Opened>, 'main' | 'own'> {
  const paid = { text: 'reglement.liste', icon: ReceiptText, ...reglements } as const;
  return { main: isOwed ? regler : !isHead && paid, own: [...own, (isOwed || isHead) && paid] };
}

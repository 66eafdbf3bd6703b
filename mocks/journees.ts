import { checkJourOuvert } from '@comptoir/contract/caisseRules';
import type { RecordId } from '@comptoir/domain/units';
import { foundRow, rowsHaving, todayOf } from './rows';
import type { ArreteRow, Store } from './store';

/** The closings of a register that were not reopened, oldest first. */
export function valides(store: Store, caisseid: RecordId, nature?: ArreteRow['nature']): ArreteRow[] {
  return rowsHaving(store.arretes, { caisseid, nature, etat: 'valide' }).sort((a, b) => a.numero - b.numero);
}

/** Refuses a write of a closed business day of a register, and names the closing that closed it. */
export function checkJour(store: Store, caisseid: RecordId, date: string, isDeletion = false): void {
  const journee = valides(store, caisseid, 'journee').at(-1);
  checkJourOuvert(
    { ...foundRow(store, 'caisses', caisseid), journee },
    { date, today: isDeletion ? null : todayOf(store) },
  );
}

import type { RecordId } from '@comptoir/domain/units';
import { rowsHaving } from './rows';
import type { ArreteRow, Store } from './store';

/** The closings of a register that were not reopened, oldest first. */
export function valides(store: Store, caisseid: RecordId, nature?: ArreteRow['nature']): ArreteRow[] {
  return rowsHaving(store.arretes, { caisseid, nature, etat: 'valide' }).sort((a, b) => a.numero - b.numero);
}

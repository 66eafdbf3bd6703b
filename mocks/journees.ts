import { ecartOf, type SuiviCaisse, suiteOf } from '@comptoir/domain/arrete';
import { isArreteEnRetard } from '@comptoir/domain/retardArrete';
import type { RecordId } from '@comptoir/domain/units';
import { rowsHaving, todayOf } from './rows';
import type { ArreteRow, CaisseRow, Store } from './store';

/** The closings of a register that were not reopened, oldest first. */
export function valides(store: Store, caisseid: RecordId, nature?: ArreteRow['nature']): ArreteRow[] {
  return rowsHaving(store.arretes, { caisseid, nature, etat: 'valide' }).sort((a, b) => a.numero - b.numero);
}

/** The registers among these that need attention; all of them without `suivi` (ADR 0038). */
export function caissesSuivies(store: Store, caisses: readonly CaisseRow[], suivi: SuiviCaisse | undefined) {
  const today = todayOf(store);
  return caisses.filter(({ caisseid, arretele }) => {
    if (suivi === undefined) return true;
    if (suivi === 'retard') return arretele !== null && isArreteEnRetard(arretele, today);
    return rowsHaving(store.arretes, { caisseid }).some(isAExpliquer);
  });
}

/** Whether the variance of a closing has no reason yet, whatever was counted since. */
function isAExpliquer({ etat, attendu, compte, motif, regularisation }: ArreteRow): boolean {
  const mouvementcaisseid = regularisation?.mouvementcaisseid ?? null;
  return suiteOf({ etat, ecart: ecartOf(attendu, compte), motif, mouvementcaisseid }) === 'a_expliquer';
}

import { ecartOf, type SuiviCaisse, suiteOf } from '@comptoir/domain/arrete';
import { isArreteEnRetard } from '@comptoir/domain/retardArrete';
import { rowsHaving, todayOf } from './rows';
import type { ArreteRow, CaisseRow, Store } from './store';

/** Of these registers, those that somebody must look after; all of them when nothing is asked (ADR 0038). */
export function caissesSuivies(store: Store, caisses: readonly CaisseRow[], suivi: SuiviCaisse | undefined) {
  const today = todayOf(store);
  return caisses.filter(({ caisseid, arretele }) => {
    if (suivi === undefined) return true;
    if (suivi === 'retard') return arretele !== null && isArreteEnRetard(arretele, today);
    return rowsHaving(store.arretes, { caisseid }).some(isAExpliquer);
  });
}

/** The reason of the variance of a closing is still owed, whatever was counted since. */
function isAExpliquer({ etat, attendu, compte, motif, regularisation }: ArreteRow): boolean {
  const mouvementcaisseid = regularisation?.mouvementcaisseid ?? null;
  return suiteOf({ etat, ecart: ecartOf(attendu, compte), motif, mouvementcaisseid }) === 'a_expliquer';
}

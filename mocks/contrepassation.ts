import { refuseManque } from '@comptoir/contract/caisseRules';
import type { Contrepassation } from '@comptoir/contract/contrepassation';
import { contrepassationIssues } from '@comptoir/contract/contrepassationRules';
import { throwFirst } from '@comptoir/contract/envelope';
import { changementsDe, mouvementDeContrepassation } from '@comptoir/domain/ecriture';
import { book } from './book';
import { changeRow, foundRow, todayOf } from './rows';
import type { MouvementRow, Store } from './store';

/**
 * Reverses movements of one register, and returns the movement that reverses the first (ADR 0034). Throws the first of
 * `contrepassationIssues`, and `caisse.solde_engage` when the register no longer holds the money that came in.
 */
export function reverseMouvements(
  store: Store,
  rows: readonly [MouvementRow, ...MouvementRow[]],
  { motif: description, date = todayOf(store) }: Contrepassation,
): MouvementRow {
  const [{ caisseid: principal, ...reverse }] = rows;
  const { arretele } = foundRow(store, 'caisses', principal);
  throwFirst(contrepassationIssues(date, { reverse, arretele, today: todayOf(store) }));
  const changements = rows.flatMap((row) => changementsDe([], [mouvementDeContrepassation(row, date)]));
  const manque = () => refuseManque(null, 'montant');
  const [made] = book(store, changements, { principal, description, manque });
  for (const row of rows) changeRow(row, { contrepassele: date });
  return made as MouvementRow;
}

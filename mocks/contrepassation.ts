import type { Contrepassation } from '@comptoir/contract/contrepassation';
import { jourDeContrepassation } from '@comptoir/contract/contrepassationRules';
import type { Lang } from '@comptoir/contract/errors';
import { NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import { appendMouvement, checkSolde } from './caisses';
import { changeRow, foundRow, todayOf } from './rows';
import type { MouvementRow, Store } from './store';

/**
 * Adds the movement that reverses another one, and returns it (ADR 0034). Throws the Refusals of
 * `jourDeContrepassation`, and `caisse.solde_engage` when the register no longer holds the money that came in.
 */
export function reverseMouvement(
  store: Store,
  row: MouvementRow,
  { motif, date: sent }: Contrepassation,
  lang: Lang,
): MouvementRow {
  const { caisseid, montant, mouvementcaisseid: contrepasseid } = row;
  const { arretele } = foundRow(store, 'caisses', caisseid);
  const date = jourDeContrepassation(row, sent, { arretele, today: todayOf(store) }, lang);
  checkSolde(store, caisseid, { ancien: row, nouveau: null }, lang);
  changeRow(row, { contrepassele: date });
  return appendMouvement(store, {
    ...{ caisseid, montant, type: row.type === 1 ? 0 : 1, isfirst: 0, origine: 'contrepassation', date },
    ...{ description: motif, ...NO_BENEFICIAIRE, reglementid: null, contrepasseid },
  });
}

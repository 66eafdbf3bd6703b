import { decidedBeneficiaire } from '@comptoir/contract/beneficiaireRules';
import { checkJourOuvert, refuseManque } from '@comptoir/contract/caisseRules';
import type { mouvements } from '@comptoir/contract/caisses';
import type { Lang } from '@comptoir/contract/errors';
import { checkCorrectable, checkFaite, checkHistorique, checkSameCaisse } from '@comptoir/contract/mouvementRules';
import { checkPeriode, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { type Mouvement, soldeAfterEdit } from '@comptoir/domain/caisse';
import { dayOfInstant, earlierOf } from '@comptoir/domain/dates';
import { isInPeriode } from '@comptoir/domain/periode';
import type { RecordId } from '@comptoir/domain/units';
import { seesCaisse, visibleCaisse } from './acces';
import { appendMouvement, changeMouvement, flowsOf, shownMouvement, soldeOfCaisse } from './caisses';
import { byTri, pageOf } from './listing';
import type { UtilisateurRow } from './personnes';
import type { Incoming, Resolvers } from './resolver';
import { foundRow, rowOf, rowsHaving, todayOf } from './rows';
import type { MouvementRow, Store } from './store';

/** The mocks of the calls of a register's movements. */
export function mouvementsMocks(store: Store): Resolvers<'mouvements'> {
  return {
    list: ({ utilisateur, query, lang }) => {
      const rows = listed(store, utilisateur, query, lang);
      checkHistorique(query, lang);
      const shownOf = rowsHaving(rows, { annule: query.historique === 1 ? undefined : false });
      return pageOf(shownOf.sort(byTri(query.tri, 'createdon', 'mouvementcaisseid')), query, (row) => {
        const isAsWritten = row.version === 1 && !row.annule;
        return { ...shownMouvement(row), ...paidBy(store, row), soldeapres: isAsWritten ? row.soldeapres : null };
      });
    },
    total: ({ utilisateur, query, lang }) => {
      const rows = rowsHaving(listed(store, utilisateur, query, lang), { annule: false });
      return { data: { nombre: rows.length, ...flowsOf(rows) } };
    },
    create: ({ utilisateur, body, lang }) => {
      const today = todayOf(store);
      const { date = today } = body;
      const caisse = visibleCaisse(store, utilisateur, body.caisseid);
      checkFaite(date, today, lang);
      const beneficiaire = decidedBeneficiaire(body, { type: body.type }, lang);
      checkJourOuvert(caisse, date, lang);
      checkSolde(store, body.caisseid, { ancien: null, nouveau: body }, lang);
      const origin = { isfirst: 0, origine: 'manuel', date, reglementid: null } as const;
      const row = appendMouvement(store, { ...body, ...beneficiaire, ...origin });
      return { data: shownMouvement(row) };
    },
    update: ({ utilisateur, params, body, lang }) => {
      const row = correctableMouvement(store, utilisateur, params.mouvementcaisseid);
      checkVersion(row, body.version, shownMouvement(row));
      checkSameCaisse(row.caisseid, body.caisseid, lang);
      const { montant, type, description, date = row.date } = body;
      checkFaite(date, todayOf(store), lang);
      const beneficiaire = decidedBeneficiaire(body, { type, stored: row }, lang);
      checkJourOuvert(foundRow(store, 'caisses', row.caisseid), earlierOf(row.date, date), lang);
      checkSolde(store, row.caisseid, { ancien: row, nouveau: body }, lang);
      changeMouvement(store, row, { montant, type, date, description, ...beneficiaire });
      return { data: shownMouvement(row) };
    },
    remove: ({ utilisateur, params, lang }) => {
      const row = correctableMouvement(store, utilisateur, params.mouvementcaisseid);
      checkJourOuvert(foundRow(store, 'caisses', row.caisseid), row.date, lang);
      checkSolde(store, row.caisseid, { ancien: row, nouveau: null }, lang);
      cancelMouvement(store, row);
      return { data: null };
    },
  };
}

/** The expense or the order that the payment of a movement settles. */
function paidBy(store: Store, { reglementid }: MouvementRow) {
  const { from, depenseid = null } = rowOf(store, 'reglements', reglementid) ?? {};
  return from === 1 ? { depenseid: null, commandeid: depenseid } : { depenseid, commandeid: null };
}

type Filters = Incoming<(typeof mouvements)['total']>['query'];

/**
 * The movements that match the filters: one register, otherwise all that the user sees; days, both included; in or out.
 */
function listed(store: Store, utilisateur: UtilisateurRow, filters: Filters, lang: Lang): MouvementRow[] {
  const { caisseid, type } = filters;
  checkPeriode(filters, lang);
  if (caisseid !== undefined) visibleCaisse(store, utilisateur, caisseid);
  return rowsHaving(store.mouvements, { caisseid, type }).filter(
    (row) => seesCaisse(utilisateur, row.caisseid) && isInPeriode(dayOfInstant(row.createdon), filters),
  );
}

/** Removes a movement from the balance of its register; the history still shows it. */
export function cancelMouvement(store: Store, row: MouvementRow): void {
  changeMouvement(store, row, { annule: true });
}

function correctableMouvement(store: Store, utilisateur: UtilisateurRow, id: RecordId): MouvementRow {
  const row = existingRecord(rowsHaving(store.mouvements, { mouvementcaisseid: id, annule: false })[0]);
  visibleCaisse(store, utilisateur, row.caisseid);
  checkCorrectable(row);
  return row;
}

/** Refuses a change that brings the balance of the register below zero. */
function checkSolde(
  store: Store,
  caisseid: RecordId,
  { ancien, nouveau }: Record<'ancien' | 'nouveau', Mouvement | null>,
  lang: Lang,
): void {
  if (soldeAfterEdit(soldeOfCaisse(store, caisseid), ancien, nouveau) >= 0) return;
  throw refuseManque(nouveau ? nouveau.type : null, 'montant', lang);
}

import { refuseManque } from '#contract/caisseRules';
import type { Mouvementcaisse } from '#contract/caisses';
import type { Lang } from '#contract/errors';
import { checkCorrectable, checkHistorique, checkSameCaisse } from '#contract/mouvementRules';
import { checkPeriode, checkVersion, existing } from '#contract/recordRules';
import type { Tri } from '#contract/tri';
import { type Mouvement, soldeAfterEdit } from '#domain/caisse';
import { dayOfInstant } from '#domain/dates';
import { sum } from '#domain/money';
import { isInPeriode } from '#domain/periode';
import { caissesOf, visibleCaisse } from './acces';
import { soldeOfCaisse } from './caisses';
import { byTri, pageOf } from './listing';
import type { UtilisateurRow } from './personnes';
import type { Resolvers } from './resolver';
import type { MouvementRow, Store } from './store';

const inOrder = (tri: Tri) =>
  byTri<MouvementRow>(
    tri,
    ({ createdon }) => createdon,
    ({ mouvementcaisseid }) => mouvementcaisseid,
  );

/** The mocks of the calls of a register's movements. */
export function mouvementsMocks(store: Store): Resolvers<'mouvements'> {
  return {
    list: ({ utilisateur, query, lang }) => {
      const rows = found(store, utilisateur, query, lang);
      checkHistorique(query, lang);
      const listed = rows.filter(({ annule }) => query.historique === 1 || !annule);
      return pageOf(
        listed.sort(inOrder(query.tri)).map((row) => {
          const isAsWritten = row.version === 1 && !row.annule;
          return { ...row, ...paidBy(store, row), soldeapres: isAsWritten ? row.soldeapres : null };
        }),
        query,
      );
    },
    total: ({ utilisateur, query, lang }) => {
      const rows = found(store, utilisateur, query, lang).filter(({ annule }) => !annule);
      const of = (type: 0 | 1) => sum(rows.filter((row) => row.type === type).map(({ montant }) => montant));
      return { data: { nombre: rows.length, entrees: of(1), sorties: of(0) } };
    },
    create: ({ utilisateur, body, lang }) => {
      visibleCaisse(store, utilisateur, body.caisseid);
      checkSolde(store, body.caisseid, null, body, lang);
      const row = appendMouvement(store, { ...body, reglementid: null });
      return { data: shown(row) };
    },
    update: ({ utilisateur, params, body, lang }) => {
      const row = correctable(store, utilisateur, params.mouvementcaisseid);
      checkVersion(row, body.version, shown(row));
      checkSameCaisse(row.caisseid, body.caisseid, lang);
      checkSolde(store, row.caisseid, row, body, lang);
      const { montant, type, description } = body;
      Object.assign(row, { montant, type, description, version: row.version + 1 });
      return { data: shown(row) };
    },
    remove: ({ utilisateur, params, lang }) => {
      const row = correctable(store, utilisateur, params.mouvementcaisseid);
      checkSolde(store, row.caisseid, row, null, lang);
      cancelMouvement(row);
      return { data: null };
    },
  };
}

const shown = ({ soldeapres: _, ...row }: MouvementRow): Mouvementcaisse => row;

/** What the payment of a movement paid. */
function paidBy({ reglements }: Store, row: MouvementRow) {
  const { from, depenseid = null } = reglements.find(({ reglementid }) => reglementid === row.reglementid) ?? {};
  return from === 1 ? { depenseid: null, commandeid: depenseid } : { depenseid, commandeid: null };
}

interface Filters {
  caisseid?: number | undefined;
  datedebut?: string | undefined;
  datefin?: string | undefined;
  type?: 0 | 1 | undefined;
}

/** Those of a register, else of all that are seen; of a period, both days included; in or out. */
function found(store: Store, utilisateur: UtilisateurRow | null, filters: Filters, lang: Lang): MouvementRow[] {
  const { caisseid, type } = filters;
  checkPeriode(filters, lang);
  if (caisseid !== undefined) visibleCaisse(store, utilisateur, caisseid);
  const ids = caisseid === undefined ? caissesOf(store, utilisateur).map((caisse) => caisse.caisseid) : [caisseid];
  return store.mouvements.filter(
    (row) =>
      ids.includes(row.caisseid) &&
      (type === undefined || row.type === type) &&
      isInPeriode(dayOfInstant(row.createdon), filters),
  );
}

/** Adds a movement dated now; its balance rule is the caller's. */
export function appendMouvement(
  store: Store,
  fields: Pick<MouvementRow, 'caisseid' | 'montant' | 'type' | 'description' | 'reglementid'>,
): MouvementRow {
  const { caisseid, montant, type, description, reglementid } = fields;
  const row: MouvementRow = {
    mouvementcaisseid: store.nextId(),
    caisseid,
    montant,
    type,
    isfirst: 0,
    description,
    reglementid,
    createdon: new Date(store.now()).toISOString(),
    annule: false,
    version: 1,
    soldeapres: soldeOfCaisse(store, caisseid) + (type === 1 ? montant : -montant),
  };
  store.mouvements.push(row);
  return row;
}

/** Takes a movement out of its register's balance; the history still shows it. */
export function cancelMouvement(row: MouvementRow): void {
  Object.assign(row, { annule: true, version: row.version + 1 });
}

function correctable(store: Store, utilisateur: UtilisateurRow | null, id: number): MouvementRow {
  const row = existing(store.mouvements.find(({ mouvementcaisseid, annule }) => mouvementcaisseid === id && !annule));
  visibleCaisse(store, utilisateur, row.caisseid);
  checkCorrectable(row);
  return row;
}

/** An out movement needs the money; an in movement whose money has left can be neither reduced nor deleted. */
function checkSolde(
  store: Store,
  caisseid: number,
  ancien: Mouvement | null,
  nouveau: Mouvement | null,
  lang: Lang,
): void {
  if (soldeAfterEdit(soldeOfCaisse(store, caisseid), ancien, nouveau) >= 0) return;
  throw refuseManque(nouveau ? nouveau.type : null, 'montant', lang);
}

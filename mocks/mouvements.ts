import { MouvementSaisi } from '@comptoir/contract/caisses';
import { throwFirst } from '@comptoir/contract/envelope';
import { fieldsOf } from '@comptoir/contract/fields';
import {
  checkCorrectable,
  checkHistorique,
  checkSameCaisse,
  filledCorrection,
  mouvementIssues,
} from '@comptoir/contract/mouvementRules';
import type { mouvements } from '@comptoir/contract/mouvements';
import { checkPeriode, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { soldeOf } from '@comptoir/domain/caisse';
import { dayOfInstant } from '@comptoir/domain/dates';
import { type Pose, poseDe } from '@comptoir/domain/ecriture';
import { soldeApres } from '@comptoir/domain/flux';
import { mouvementSaisi } from '@comptoir/domain/mouvementsDus';
import { isInPeriode } from '@comptoir/domain/periode';
import { searchKey } from '@comptoir/domain/texte';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { caissesOf, seesCaisse, visibleCaisse } from './acces';
import { recordUpdate } from './audit';
import { checkPoses, reverseMouvements } from './book';
import { appendMouvement, changeMouvement, flowsOf, prisOf, shownMouvement } from './caisses';
import { heldSurplus } from './dettes';
import { byLibelle, byTri, pageOf, textesOfDescribed } from './listing';
import type { By, Incoming, Resolvers } from './resolver';
import { foundRow, rowOf, rowsHaving, todayOf } from './rows';
import type { CaisseRow, MouvementRow, Store } from './store';

/** The mocks of the calls of a register's movements. */
export const mouvementsMocks: Resolvers<'mouvements'> = {
  list: (asked) => {
    const { store, query } = asked;
    const rows = listed(asked, query);
    checkHistorique(query);
    const shownOf = rowsHaving(rows, { annule: query.historique === 1 ? undefined : false });
    const sorted = shownOf.sort(byTri(query.tri, 'createdon', 'mouvementcaisseid'));
    return pageOf(sorted, query, (row) => ({
      ...shownMouvement(row),
      caisse: foundRow(store, 'caisses', row.caisseid).libelle,
      ...paidBy(store, row),
      autrecaisse: autreOf(store, row),
      retour: isRetour(store, row),
      soldeapres: row.soldeapres,
    }));
  },
  total: (asked) => {
    const rows = rowsHaving(listed(asked, asked.query), { annule: false });
    return { data: { nombre: rows.length, ...totalOf(asked, rows, asked.query) } };
  },
  caisses: (asked) => ({ data: nommees(asked, asked.query) }),
  create: (asked) => {
    const { store, body } = asked;
    const today = todayOf(store);
    const { date = today, tropde = null } = body;
    const { nature } = visibleCaisse(asked, body.caisseid);
    const pris = prisOf(store, body.caisseid, body.reference);
    const surplus = surplusOf(asked, tropde, 0);
    throwFirst(mouvementIssues({ ...body, date }, { nature, pris, surplus, today }));
    checkSaisi(store, poseDe(null, mouvementSaisi({ ...body, date })));
    const origin = { isfirst: 0, origine: 'manuel', date, reglementid: null } as const;
    return { data: shownMouvement(appendMouvement(store, { ...body, tropde, ...origin })) };
  },
  update: (asked) => {
    const row = correctableMouvement(asked, asked.params.mouvementcaisseid);
    checkVersion(row, asked.body.version, shownMouvement(row));
    checkSameCaisse(row.caisseid, asked.body.caisseid);
    const next = filledCorrection(asked.body, row);
    const { nature } = foundRow(asked.store, 'caisses', row.caisseid);
    const pris = prisOf(asked.store, row.caisseid, next.reference, row);
    const surplus = surplusOf(asked, row.tropde, row.montant);
    throwFirst(mouvementIssues(next, { nature, pris, surplus, today: todayOf(asked.store) }));
    const apres = mouvementSaisi({ ...next, caisseid: row.caisseid });
    checkSaisi(asked.store, poseDe(mouvementSaisi(row), apres));
    changeMouvement(asked.store, row, fieldsOf(MouvementSaisi, next));
    return { data: shownMouvement(row) };
  },
  remove: (asked) => {
    const row = correctableMouvement(asked, asked.params.mouvementcaisseid);
    checkSaisi(asked.store, poseDe(mouvementSaisi(row), null));
    changeMouvement(asked.store, row, { annule: true });
    return { data: null };
  },
  contrepasser: (asked) => {
    const row = visibleMouvement(asked, asked.params.mouvementcaisseid);
    // A movement that is already reversed is refused with its day.
    checkCorrectable({ ...row, contrepassele: null });
    const avant = shownMouvement(row);
    const made = reverseMouvements(asked.store, [row], asked.body);
    const apres = shownMouvement(row);
    recordUpdate(asked, 'mouvementcaisse', row.mouvementcaisseid, { avant, apres });
    return { data: shownMouvement(made) };
  },
};

/** Throws the refusal of a register for a movement entered by hand. */
const checkSaisi = (store: Store, pose: Pose): void => checkPoses(store, [pose], { principal: pose.caisseid });

/**
 * The surplus that a movement gives back, undefined for other movements; `own` is the part that it has already taken
 * (ADR 0052).
 */
function surplusOf(by: By, tropde: RecordId | null, own: Francs) {
  if (!tropde) return undefined;
  const surplus = heldSurplus(by.store, tropde, own);
  return surplus && seesCaisse(by, surplus.caisseid) ? surplus : null;
}

/** The expense or the order settled by the payment of a movement, or by the payment whose fee or surplus it is. */
function paidBy(store: Store, { reglementid, fraisde, tropde }: MouvementRow) {
  const { from, depenseid = null } = rowOf(store, 'reglements', reglementid ?? fraisde ?? tropde) ?? {};
  return from === 1 ? { depenseid: null, commandeid: depenseid } : { depenseid, commandeid: null };
}

/** The label of the register at the other end of a movement's transfer, even when that register was deleted. */
function autreOf(store: Store, { transfertid, caisseid }: MouvementRow): string | null {
  const row = rowOf(store, 'transferts', transfertid);
  if (!row) return null;
  const [id, libelle] = row.sourceid === caisseid ? [row.cibleid, row.cible] : [row.sourceid, row.source];
  return rowOf(store, 'caisses', id)?.libelle ?? libelle;
}

/** Whether a movement brought the money of a transfer back into its source. */
const isRetour = (store: Store, { type, transfertid, caisseid }: MouvementRow): boolean =>
  type === 1 && rowOf(store, 'transferts', transfertid)?.sourceid === caisseid;

/** The registers by label, then the advances, the newest first, whose text holds the search; `caisseid` adds one. */
function nommees(
  by: By,
  { search, limit, caisseid }: { search: string; limit: number; caisseid?: RecordId | undefined },
) {
  const [avances, tenues] = [true, false].map((isAvance) =>
    caissesOf(by).filter(({ nature }) => (nature === 'avance') === isAvance),
  ) as [CaisseRow[], CaisseRow[]];
  const seen = [...tenues.sort(byLibelle('caisseid')), ...avances.sort((a, b) => b.caisseid - a.caisseid)];
  const cle = searchKey(search);
  const found = seen.filter((row) => searchKey([...textesOfDescribed(row), row.code].join(' ')).includes(cle));
  const kept = found.slice(0, limit);
  const added = seen.filter((row) => row.caisseid === caisseid && !kept.includes(row));
  return [...kept, ...added].map(({ caisseid: id, libelle }) => ({ caisseid: id, libelle }));
}

type Filters = Incoming<(typeof mouvements)['total']>['query'];

/**
 * The movements that match the filters: one register, otherwise all that the user sees; days, both included; in or out.
 */
function listed(by: By, filters: Filters): MouvementRow[] {
  const { caisseid, type, transferts } = filters;
  checkPeriode(filters);
  if (caisseid !== undefined) visibleCaisse(by, caisseid);
  return rowsHaving(by.store.mouvements, { caisseid, type }).filter(
    (row) =>
      seesCaisse(by, row.caisseid) &&
      isInPeriode(dayOfInstant(row.createdon), filters) &&
      (transferts === undefined || (row.origine === 'transfert') === (transferts === 1)),
  );
}

/**
 * The totals of these movements, and the balances of their registers before and after when all movements are counted.
 */
function totalOf(by: By, rows: readonly MouvementRow[], filters: Filters) {
  const { type, transferts, caisseid, datedebut } = filters;
  const flux = flowsOf(rows);
  if (type !== undefined || transferts !== undefined) return { ...flux, ouverture: null, solde: null };
  const before = rowsHaving(by.store.mouvements, { caisseid, annule: false }).filter(
    (row) => datedebut !== undefined && seesCaisse(by, row.caisseid) && dayOfInstant(row.createdon) < datedebut,
  );
  const ouverture = soldeOf(before);
  return { ...flux, ouverture, solde: soldeApres(ouverture, flux) };
}

/**
 * Returns a movement that is not cancelled, of a register that the user sees. Throws Refusal `introuvable` for any
 * other.
 */
function visibleMouvement(by: By, id: RecordId): MouvementRow {
  const row = existingRecord(rowsHaving(by.store.mouvements, { mouvementcaisseid: id, annule: false })[0]);
  visibleCaisse(by, row.caisseid);
  return row;
}

function correctableMouvement(by: By, id: RecordId): MouvementRow {
  const row = visibleMouvement(by, id);
  checkCorrectable(row);
  return row;
}

import type { MouvementListe, TotalMouvements } from '@comptoir/contract/mouvements';
import type { MouvementType } from '@comptoir/domain/caisse';
import { soldeApres } from '@comptoir/domain/flux';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Flag } from '../../db/columns';
import { type Cumul, cumuls, nombres, totalOfNombres } from '../../db/cumuls.repository';
import { daysOf, orderOf, type Sorted } from '../../db/order';
import { type Page, pagesOf } from '../../db/page';
import { createdDuring, type Days, isSomeDays } from '../../db/period';
import type { Db } from '../../db/pool';
import { type Reach, withinReach } from '../../frame/access/reach';
import { MOUVEMENT_COLUMNS } from './repository';

/** The filters of a list of movements: of one register, by default of all registers within reach. */
export interface MouvementFilters extends Days {
  caisseid?: RecordId | undefined;
  caisses: Reach;
  type?: MouvementType | undefined;
  /** 1 for money that transfers moved, 0 for everything else. */
  transferts?: Flag | undefined;
}

const ofTransferts = (isTransfert: boolean) => sql`AND (origine = 'transfert') = ${sql.lit(isTransfert)}`;

const ofCaisses = ({ caisseid, caisses }: MouvementFilters) =>
  caisseid === undefined ? withinReach(caisses) : sql`AND caisseid = ${caisseid}`;

const liveOf = (filters: MouvementFilters, historique: 0 | 1 = 0) => sql`
  FROM mouvementcaisse WHERE ${historique ? sql`true` : sql`supprimele IS NULL`} ${ofCaisses(filters)}
    ${createdDuring(filters)} ${filters.type === undefined ? sql`` : sql`AND type = ${sql.lit(filters.type)}`}
    ${filters.transferts === undefined ? sql`` : ofTransferts(filters.transferts === 1)}`;

/**
 * SQL of the number kept on the registers' rows, which every movement locks anyway. A closed register has no live
 * movement.
 */
const keptOf = (filters: MouvementFilters, historique: 0 | 1) => sql`(
  SELECT coalesce(sum(${historique ? sql`nombremouvement + nombreannule` : sql`nombremouvement`}), 0)
  FROM caisse WHERE true ${ofCaisses(filters)})`;

/** Balance of the register after movement `m`; null when the ledger has several lines of it (RELIABILITY § 2.1). */
const SOLDE_APRES = sql`(
  SELECT CASE count(*) WHEN 1 THEN min(solde_apres) END FROM ecriture AS e
  WHERE e.mouvementcaisseid = m.mouvementcaisseid) AS soldeapres`;

/**
 * The expense or the order ("from" 1) of the payment of a movement, or of the payment whose fee or surplus it is; both
 * null without a payment.
 */
const PAYE = sql`
  CASE WHEN g."from" = 1 THEN NULL ELSE g.depenseid END AS depenseid,
  CASE WHEN g."from" = 1 THEN g.depenseid END AS commandeid`;

/** The label of the register of movement `m`. */
const CAISSE = sql`(SELECT c.libelle FROM caisse AS c WHERE c.caisseid = m.caisseid) AS caisse`;

/** The register at the other end of the transfer of movement `m`; null without a transfer. */
const AUTRE = sql`(
  SELECT c.libelle FROM transfert AS t
  JOIN caisse AS c ON c.caisseid = CASE WHEN t.sourceid = m.caisseid THEN t.cibleid ELSE t.sourceid END
  WHERE t.transfertid = m.transfertid) AS autrecaisse`;

/** Whether movement `m` brought the money of a transfer back into its source. */
const RETOUR = sql`
  m.type = 1 AND coalesce(
    (SELECT t.sourceid = m.caisseid FROM transfert AS t WHERE t.transfertid = m.transfertid), false) AS retour`;

const FLUX = { 1: 'entree', 0: 'sortie' } as const;

/** The kept sums that count the movements of a list. */
function cumulsOf({ type, transferts }: Pick<MouvementFilters, 'type' | 'transferts'>): Cumul[] {
  const sens = (type === undefined ? [1, 0] : [type]) as readonly MouvementType[];
  return [
    ...(transferts === 1 ? [] : sens.map((one) => FLUX[one])),
    ...(transferts === 0 ? [] : sens.map((one) => `transfert.${FLUX[one]}` as const)),
  ];
}

/** Returns SQL of the number of movements of each day of a list; null when the list shows cancelled ones. */
function nombresOf({ caisseid, caisses, type, transferts, ...days }: MouvementFilters, historique: 0 | 1) {
  if (historique) return null;
  const reached = caisseid === undefined ? caisses : [caisseid];
  const when = reached === null ? sql`true` : sql`cle = ANY(${reached}::integer[])`;
  return nombres(cumulsOf({ type, transferts }), { days, when });
}

type Asked = MouvementFilters & { historique: 0 | 1 } & Sorted;

const pages = pagesOf<MouvementListe, Asked>(({ historique, ...filters }) => {
  const { column, ...order } = orderOf(filters, 'createdon', 'mouvementcaisseid');
  const found = liveOf(filters, historique);
  const counts = nombresOf(filters, historique);
  const isNarrowed = isSomeDays(filters) || filters.type !== undefined || filters.transferts !== undefined;
  const counted = counts ? totalOfNombres(counts) : sql`(SELECT count(*) ${found})`;
  return {
    total: isNarrowed ? counted : keptOf(filters, historique),
    ...order,
    steps: daysOf(filters, counts, createdDuring),
    keys: sql`SELECT mouvementcaisseid, ${column} ${found}`,
    rows: sql`SELECT ${MOUVEMENT_COLUMNS}, ${CAISSE}, ${SOLDE_APRES}, ${PAYE}, ${AUTRE}, ${RETOUR}
      FROM page JOIN mouvementcaisse AS m USING (mouvementcaisseid)
      LEFT JOIN reglement AS g ON g.reglementid = coalesce(m.reglementid, m.fraisde, m.tropde)`,
  };
});

/**
 * Reads a page of movements. Kept counts give its total, except for cancelled movements of some days or of one
 * direction: those are counted over their index.
 */
export function pageOfMouvements(
  db: Db,
  filters: MouvementFilters & { historique: 0 | 1 },
  paging: Sorted,
): Promise<Page<MouvementListe>> {
  return pages(db, { ...filters, ...paging });
}

const sumOf = (type: MouvementType, isTransfert: boolean) => sql`
  coalesce(sum(montant) FILTER (WHERE type = ${sql.lit(type)} ${ofTransferts(isTransfert)}), 0)`;

/**
 * SQL of the balance of the registers of a list before its first day, from kept sums, so that no earlier movement is
 * read. Every balance begins with nothing.
 */
function ouvertureOf({ caisseid, caisses, datedebut }: MouvementFilters) {
  if (datedebut === undefined) return sql`0`;
  const reached = caisseid === undefined ? caisses : [caisseid];
  const seen = reached === null ? sql`true` : sql`cle = ANY(${reached}::integer[])`;
  return sql`(
    SELECT coalesce(sum(CASE WHEN nom IN ('entree', 'transfert.entree') THEN montant ELSE -montant END), 0)
    FROM ${cumuls(cumulsOf({}), sql`${seen} AND jour < ${datedebut}::date`)} AS avant)`;
}

/** Returns the totals of the live movements of a list, in francs. Throws RangeError beyond an exact number. */
export async function totalOfMouvements(db: Db, filters: MouvementFilters): Promise<TotalMouvements> {
  const isWhole = filters.type === undefined && filters.transferts === undefined;
  const { rows } = await sql<Omit<TotalMouvements, 'solde'>>`
    SELECT count(*) AS nombre, ${sumOf(1, false)} AS entrees, ${sumOf(0, false)} AS sorties,
      ${sumOf(1, true)} AS recus, ${sumOf(0, true)} AS envoyes,
      ${isWhole ? ouvertureOf(filters) : sql`NULL`} AS ouverture
    ${liveOf(filters)}
  `.execute(db);
  const [total] = rows as [Omit<TotalMouvements, 'solde'>];
  return { ...total, solde: total.ouverture === null ? null : soldeApres(total.ouverture, total) };
}

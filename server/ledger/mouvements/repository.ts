import type { Mouvementcaisse, MouvementSaisi } from '@comptoir/contract/caisses';
import type { ReferencePrise } from '@comptoir/contract/referenceRules';
import { type Beneficiaire, NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import type { Origine } from '@comptoir/domain/caisse';
import type { MouvementDu } from '@comptoir/domain/ecriture';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import { columnsOf, insertedOf, setsOf } from '../../db/columns';
import { ENVOI_COLUMNS, type Envoi, envoiValues } from '../../db/envoi';
import type { Db } from '../../db/pool';
import { runPrepared } from '../../db/prepared';
import { changedRecord } from '../../db/records.repository';
import { type Question, writeLater } from '../../db/together';

/** The columns of a movement `m`. */
export const MOUVEMENT_COLUMNS = sql`
  m.mouvementcaisseid, m.caisseid, ${columnsOf('mouvementcaisse', 'm')}, m.isfirst, m.origine, m.reglementid, m.fraisde,
  m.tropde, m.imputesur, m.arreteid, m.contrepasseid, m.transfertid, m.contrepassele,
  m.createdon, m.supprimele IS NOT NULL AS annule, m.version`;

/** The texts that only some movements have: the beneficiary of one entered by hand, an operator's reference. */
type Said = Beneficiaire & Pick<MouvementSaisi, 'reference'>;
const NOTHING_SAID: Said = { ...NO_BENEFICIAIRE, reference: '' };

/** A movement to write. */
interface NewMouvement extends Omit<MouvementSaisi, keyof Said>, Partial<Said> {
  caisseid: RecordId;
  origine: Origine;
  /**
   * The owner: a payment, a closing, a transfer, the payment whose fee or surplus it is, or the movement that it
   * reverses.
   */
  reglementid?: RecordId | null;
  fraisde?: RecordId | null;
  tropde?: RecordId | null;
  imputesur?: RecordId | null;
  arreteid?: RecordId | null;
  contrepasseid?: RecordId | null;
  transfertid?: RecordId | null;
  envoi?: Envoi | null;
}

/** SQL that writes the row, under the id drawn for it or a new one. */
function insertedMouvement(
  {
    caisseid,
    origine,
    reglementid = null,
    fraisde = null,
    tropde = null,
    imputesur = null,
    arreteid = null,
    contrepasseid = null,
    transfertid = null,
    envoi = null,
    ...saisi
  }: NewMouvement,
  now: string,
  drawn?: RecordId,
) {
  const { columns, values } = insertedOf('mouvementcaisse', { ...NOTHING_SAID, ...saisi });
  return sql<Mouvementcaisse>`
    INSERT INTO mouvementcaisse AS m (mouvementcaisseid, caisseid, ${columns}, isfirst, origine, reglementid, fraisde,
      tropde, imputesur, arreteid, contrepasseid, transfertid, createdon, ${ENVOI_COLUMNS})
    VALUES (${drawn ?? sql`DEFAULT`}, ${caisseid}, ${values}, ${origine === 'ouverture' ? 1 : 0}, ${origine},
      ${reglementid}, ${fraisde}, ${tropde}, ${imputesur}, ${arreteid}, ${contrepasseid}, ${transfertid}, ${now},
      ${envoiValues(envoi)})
    RETURNING ${MOUVEMENT_COLUMNS}
  `;
}

/** Writes only the row: `book` changes its register. */
export async function insertMouvement(trx: Db, fields: NewMouvement, now: string): Promise<Mouvementcaisse> {
  return (await runPrepared(trx, insertedMouvement(fields, now))).rows[0] as Mouvementcaisse;
}

/** Writes a movement of a document, under the id drawn for it or a new one, and returns the id. */
export async function insertDu(
  trx: Db,
  { liens, isApport: _, ...fields }: MouvementDu & { description: string },
  drawn: RecordId | undefined,
  now: string,
): Promise<RecordId> {
  if (drawn === undefined) return (await insertMouvement(trx, { ...fields, ...liens }, now)).mouvementcaisseid;
  await writeLater(trx, insertedMouvement({ ...fields, ...liens }, now, drawn));
  return drawn;
}

/** The live movement, locked against change. */
export const mouvementLocked = (
  mouvementcaisseid: RecordId,
): Question<Mouvementcaisse | undefined, Mouvementcaisse> => ({
  query: () => sql`
    SELECT ${MOUVEMENT_COLUMNS} FROM mouvementcaisse AS m
    WHERE mouvementcaisseid = ${mouvementcaisseid} AND supprimele IS NULL FOR UPDATE
  `,
  told: ([mouvement]) => mouvement,
});

export async function findMouvement(db: Db, mouvementcaisseid: RecordId): Promise<Mouvementcaisse | undefined> {
  const { rows } = await sql<Mouvementcaisse>`
    SELECT ${MOUVEMENT_COLUMNS} FROM mouvementcaisse AS m
    WHERE mouvementcaisseid = ${mouvementcaisseid} AND supprimele IS NULL
  `.execute(db);
  return rows[0];
}

const OF_REGLEMENT = [sql`reglementid`, sql`fraisde`, sql`imputesur`, sql`type = 1 AND tropde`];

/**
 * The live movements of a payment: first its own, then its fee, its surplus and the one that pays it. The lock of its
 * debt protects them.
 */
export const mouvementsOfReglement = (
  reglementid: RecordId,
): Question<[Mouvementcaisse, ...Mouvementcaisse[]], Mouvementcaisse> => ({
  query: () =>
    sql.join(
      OF_REGLEMENT.map(
        (of) => sql`
          SELECT ${MOUVEMENT_COLUMNS} FROM mouvementcaisse AS m
          WHERE ${of} = ${reglementid}::integer AND supprimele IS NULL`,
      ),
      sql` UNION ALL `,
    ) as RawBuilder<Mouvementcaisse>,
  told: (mouvements) => mouvements as [Mouvementcaisse, ...Mouvementcaisse[]],
});

/** Returns the live movements of a transfer; the lock of the transfer protects them. */
export async function mouvementsOfTransfert(trx: Db, transfertid: RecordId): Promise<Mouvementcaisse[]> {
  const { rows } = await sql<Mouvementcaisse>`
    SELECT ${MOUVEMENT_COLUMNS} FROM mouvementcaisse AS m
    WHERE m.transfertid = ${transfertid} AND m.supprimele IS NULL ORDER BY m.mouvementcaisseid
  `.execute(trx);
  return rows;
}

/** SQL: the register of a movement, which never changes. */
export const caisseDuMouvement = (mouvementcaisseid: RecordId) => sql<RecordId>`(
  SELECT caisseid FROM mouvementcaisse WHERE mouvementcaisseid = ${mouvementcaisseid})`;

/** The live movement that has a reference in its register, and the payment that owns it. */
export type Porteur = ReferencePrise & Pick<Mouvementcaisse, 'reglementid'>;

/**
 * The holder of a reference in a register: one movement at most, because deleting or reversing frees the reference, and
 * a payment's reference is also its surplus's (ADR 0037, 0052).
 */
export const porteurOf = (
  caisse: RecordId | RawBuilder<RecordId>,
  reference: string,
): Question<Porteur | undefined, Porteur> => ({
  query: () => sql`
    SELECT mouvementcaisseid, date, montant, reglementid FROM mouvementcaisse
    WHERE caisseid = ${caisse} AND reference = ${reference} AND reference <> ''
      AND supprimele IS NULL AND contrepassele IS NULL AND origine <> 'troppercu'
  `,
  told: ([porteur]) => porteur,
});

/** The opening movement of a register. */
export async function openingOf(trx: Db, caisseid: RecordId): Promise<Mouvementcaisse> {
  const { rows } = await sql<Mouvementcaisse>`
    SELECT ${MOUVEMENT_COLUMNS} FROM mouvementcaisse AS m WHERE caisseid = ${caisseid} AND isfirst = 1
  `.execute(trx);
  return rows[0] as Mouvementcaisse;
}

const updatedMouvement = (mouvementcaisseid: RecordId, fields: MouvementSaisi) =>
  sql<Mouvementcaisse>`
    UPDATE mouvementcaisse AS m SET ${setsOf('mouvementcaisse', fields)}, version = version + 1
    WHERE mouvementcaisseid = ${mouvementcaisseid} RETURNING ${MOUVEMENT_COLUMNS}
  `;

/** Corrects only the row: `book` changes its register. */
export async function updateMouvement(
  trx: Db,
  mouvementcaisseid: RecordId,
  fields: MouvementSaisi,
): Promise<Mouvementcaisse> {
  return (await runPrepared(trx, updatedMouvement(mouvementcaisseid, fields))).rows[0] as Mouvementcaisse;
}

/**
 * Gives a movement of a document another amount, in francs, another date or another reference. The lock of the document
 * protects it.
 */
export function correctMouvement(
  trx: Db,
  mouvement: Mouvementcaisse,
  corrected: { montant: Francs; date: string; reference: string },
): Promise<void> {
  return writeLater(trx, updatedMouvement(mouvement.mouvementcaisseid, { ...mouvement, ...corrected }));
}

/** Marks a movement as reversed on a business day, and returns it as it is then. */
export async function reverseMouvement(
  trx: Db,
  mouvementcaisseid: RecordId,
  contrepassele: string,
): Promise<Mouvementcaisse> {
  const reversed = sql<Mouvementcaisse>`
    UPDATE mouvementcaisse AS m SET contrepassele = ${contrepassele}, version = version + 1
    WHERE mouvementcaisseid = ${mouvementcaisseid} RETURNING ${MOUVEMENT_COLUMNS}
  `;
  return (await runPrepared(trx, reversed)).rows[0] as Mouvementcaisse;
}

export function cancelMouvement(trx: Db, mouvementcaisseid: RecordId, now: string): Promise<void> {
  return writeLater(trx, changedRecord('mouvementcaisse', mouvementcaisseid, { supprimele: now }));
}

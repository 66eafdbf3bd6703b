import type { Mouvementcaisse, MouvementSaisi } from '@comptoir/contract/caisses';
import type { ReferencePrise } from '@comptoir/contract/referenceRules';
import { type Beneficiaire, NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import type { Origine } from '@comptoir/domain/caisse';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { columnsOf, insertedOf, setsOf } from '../../db/columns';
import { ENVOI_COLUMNS, type Envoi, envoiValues } from '../../db/envoi';
import type { Db } from '../../db/pool';
import { runPrepared } from '../../db/prepared';
import { type Question, writeLater } from '../../db/together';

/** The columns of a movement `m`. */
export const MOUVEMENT_COLUMNS = sql`
  m.mouvementcaisseid, m.caisseid, ${columnsOf('mouvementcaisse', 'm')}, m.isfirst, m.origine, m.reglementid, m.fraisde,
  m.tropde, m.imputesur, m.arreteid, m.contrepasseid, m.transfertid, m.contrepassele, m.createdon, m.supprimele IS NOT NULL AS annule, m.version`;

/** The texts that only some movements have: who took the cash of one that was entered by hand, an operator's reference. */
type Said = Beneficiaire & Pick<MouvementSaisi, 'reference'>;
const NOTHING_SAID: Said = { ...NO_BENEFICIAIRE, reference: '' };

/** A movement to write. */
interface NewMouvement extends Omit<MouvementSaisi, keyof Said>, Partial<Said> {
  caisseid: RecordId;
  origine: Origine;
  /** The payment, the closing or the transfer that owns it, the payment whose fee or surplus it is, or the movement that it reverses. */
  reglementid?: RecordId | null;
  fraisde?: RecordId | null;
  tropde?: RecordId | null;
  imputesur?: RecordId | null;
  arreteid?: RecordId | null;
  contrepasseid?: RecordId | null;
  transfertid?: RecordId | null;
  envoi?: Envoi | null;
}

/** Writes the row alone: the caller changes its register by `postEcriture`. */
export async function insertMouvement(
  trx: Db,
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
): Promise<Mouvementcaisse> {
  const { columns, values } = insertedOf('mouvementcaisse', { ...NOTHING_SAID, ...saisi });
  const inserted = sql<Mouvementcaisse>`
    INSERT INTO mouvementcaisse AS m (caisseid, ${columns}, isfirst, origine, reglementid, fraisde,
      tropde, imputesur, arreteid, contrepasseid, transfertid, createdon, ${ENVOI_COLUMNS})
    VALUES (${caisseid}, ${values}, ${origine === 'ouverture' ? 1 : 0}, ${origine}, ${reglementid}, ${fraisde},
      ${tropde}, ${imputesur}, ${arreteid}, ${contrepasseid}, ${transfertid}, ${now}, ${envoiValues(envoi)})
    RETURNING ${MOUVEMENT_COLUMNS}
  `;
  return (await runPrepared(trx, inserted)).rows[0] as Mouvementcaisse;
}

/** The live movement, locked against change. */
export const mouvementLocked = (
  mouvementcaisseid: RecordId,
): Question<Mouvementcaisse | undefined, Mouvementcaisse> => ({
  key: `mouvement locked ${mouvementcaisseid}`,
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

/** The live movement of a payment; the lock of its debt protects it. */
export const mouvementOfReglement = (reglementid: RecordId): Question<Mouvementcaisse, Mouvementcaisse> => ({
  key: `mouvement of reglement ${reglementid}`,
  query: () => sql`
    SELECT ${MOUVEMENT_COLUMNS} FROM mouvementcaisse AS m WHERE reglementid = ${reglementid} AND supprimele IS NULL
  `,
  told: ([mouvement]) => mouvement as Mouvementcaisse,
});

/** The live movement of the fee of a payment that has one; the lock of the payment's debt protects it. */
export const fraisOfReglement = (reglementid: RecordId): Question<Mouvementcaisse, Mouvementcaisse> => ({
  key: `frais of reglement ${reglementid}`,
  query: () => sql`
    SELECT ${MOUVEMENT_COLUMNS} FROM mouvementcaisse AS m WHERE fraisde = ${reglementid} AND supprimele IS NULL
  `,
  told: ([mouvement]) => mouvement as Mouvementcaisse,
});

/** The live movement of what the operator received beyond a payment's debt; the lock of that debt protects it. */
export const troppercuOfReglement = (reglementid: RecordId): Question<Mouvementcaisse, Mouvementcaisse> => ({
  key: `troppercu of reglement ${reglementid}`,
  query: () => sql`
    SELECT ${MOUVEMENT_COLUMNS} FROM mouvementcaisse AS m WHERE tropde = ${reglementid} AND type = 1 AND supprimele IS NULL
  `,
  told: ([mouvement]) => mouvement as Mouvementcaisse,
});

/** The live movement that has a reference in its register, and the payment that owns it. */
export type Porteur = ReferencePrise & Pick<Mouvementcaisse, 'reglementid'>;

/** The live movement that takes out of a surplus what pays this payment; the lock of its debt protects it. */
export const imputationOfReglement = (reglementid: RecordId): Question<Mouvementcaisse, Mouvementcaisse> => ({
  key: `imputation of reglement ${reglementid}`,
  query: () => sql`
    SELECT ${MOUVEMENT_COLUMNS} FROM mouvementcaisse AS m WHERE imputesur = ${reglementid} AND supprimele IS NULL
  `,
  told: ([mouvement]) => mouvement as Mouvementcaisse,
});

/**
 * Who has a reference in a register: one movement at most, because what was deleted or reversed frees it, and a payment
 * has it for its surplus too (ADR 0037, 0052).
 */
export const porteurOf = (caisseid: RecordId, reference: string): Question<Porteur | undefined, Porteur> => ({
  key: `porteur of ${caisseid} ${reference}`,
  query: () => sql`
    SELECT mouvementcaisseid, date, montant, reglementid FROM mouvementcaisse
    WHERE caisseid = ${caisseid} AND reference = ${reference} AND reference <> ''
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

/** Corrects the row alone: the caller changes its register by `postEcriture`. */
export async function updateMouvement(
  trx: Db,
  mouvementcaisseid: RecordId,
  fields: MouvementSaisi,
): Promise<Mouvementcaisse> {
  return (await runPrepared(trx, updatedMouvement(mouvementcaisseid, fields))).rows[0] as Mouvementcaisse;
}

/**
 * Gives the movement of a payment, of its fee or of its surplus another amount, in francs, another date or another reference. The lock
 * of the payment's debt protects it.
 */
export function correctMouvement(
  trx: Db,
  mouvement: Mouvementcaisse,
  corrected: { montant: Francs; date: string; reference: string },
): Promise<void> {
  return writeLater(trx, updatedMouvement(mouvement.mouvementcaisseid, { ...mouvement, ...corrected }));
}

/** Says of a movement on which business day it was reversed, and returns it as it is then. */
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
  const cancelled = trx
    .updateTable('mouvementcaisse')
    .set((row) => ({ supprimele: now, version: row('version', '+', 1) }))
    .where('mouvementcaisseid', '=', mouvementcaisseid);
  return writeLater(trx, cancelled);
}

import { sql } from 'kysely';
import type { Mouvementcaisse } from '#contract/caisses';
import type { MouvementType } from '#domain/caisse';
import type { Db } from '../db/pool';
import { ENVOI_COLUMNS, type Envoi, envoiValues } from '../http/envoi';

/** The columns of a movement `m`. */
export const MOUVEMENT_COLUMNS = sql`
  m.mouvementcaisseid, m.caisseid, m.montant, m.type, m.isfirst, m.description, m.reglementid, m.createdon,
  m.supprimele IS NOT NULL AS annule, m.version`;

export interface MouvementFields {
  caisseid: number;
  /** Francs, unsigned. */
  montant: number;
  type: MouvementType;
  description: string;
}

/** Writes the row alone: its register follows by `postEcriture`. */
export async function insertMouvement(
  trx: Db,
  fields: MouvementFields & { isfirst?: 0 | 1; reglementid?: number; envoi?: Envoi | null },
  now: string,
): Promise<Mouvementcaisse> {
  const { rows } = await sql<Mouvementcaisse>`
    INSERT INTO mouvementcaisse AS m (caisseid, montant, type, isfirst, reglementid, description, createdon, ${ENVOI_COLUMNS})
    VALUES (${fields.caisseid}, ${fields.montant}, ${fields.type}, ${fields.isfirst ?? 0},
      ${fields.reglementid ?? null}, ${fields.description}, ${now}, ${envoiValues(fields.envoi ?? null)})
    RETURNING ${MOUVEMENT_COLUMNS}
  `.execute(trx);
  return rows[0] as Mouvementcaisse;
}

/** The live movement, locked against change. */
export async function lockMouvement(trx: Db, mouvementcaisseid: number): Promise<Mouvementcaisse | undefined> {
  const { rows } = await sql<Mouvementcaisse>`
    SELECT ${MOUVEMENT_COLUMNS} FROM mouvementcaisse AS m
    WHERE mouvementcaisseid = ${mouvementcaisseid} AND supprimele IS NULL FOR UPDATE
  `.execute(trx);
  return rows[0];
}

export async function findMouvement(db: Db, mouvementcaisseid: number): Promise<Mouvementcaisse | undefined> {
  const { rows } = await sql<Mouvementcaisse>`
    SELECT ${MOUVEMENT_COLUMNS} FROM mouvementcaisse AS m
    WHERE mouvementcaisseid = ${mouvementcaisseid} AND supprimele IS NULL
  `.execute(db);
  return rows[0];
}

/** The live movement of a payment, which its debt's lock protects. */
export async function mouvementOfReglement(trx: Db, reglementid: number): Promise<Mouvementcaisse> {
  const { rows } = await sql<Mouvementcaisse>`
    SELECT ${MOUVEMENT_COLUMNS} FROM mouvementcaisse AS m WHERE reglementid = ${reglementid} AND supprimele IS NULL
  `.execute(trx);
  return rows[0] as Mouvementcaisse;
}

/** The opening movement of a register. */
export async function openingOf(trx: Db, caisseid: number): Promise<Mouvementcaisse> {
  const { rows } = await sql<Mouvementcaisse>`
    SELECT ${MOUVEMENT_COLUMNS} FROM mouvementcaisse AS m WHERE caisseid = ${caisseid} AND isfirst = 1
  `.execute(trx);
  return rows[0] as Mouvementcaisse;
}

export async function updateMouvement(
  trx: Db,
  mouvementcaisseid: number,
  { montant, type, description }: Omit<MouvementFields, 'caisseid'>,
): Promise<Mouvementcaisse> {
  const { rows } = await sql<Mouvementcaisse>`
    UPDATE mouvementcaisse AS m
    SET montant = ${montant}, type = ${type}, description = ${description}, version = version + 1
    WHERE mouvementcaisseid = ${mouvementcaisseid} RETURNING ${MOUVEMENT_COLUMNS}
  `.execute(trx);
  return rows[0] as Mouvementcaisse;
}

export async function cancelMouvement(trx: Db, mouvementcaisseid: number, now: string): Promise<void> {
  await trx
    .updateTable('mouvementcaisse')
    .set((row) => ({ supprimele: now, version: row('version', '+', 1) }))
    .where('mouvementcaisseid', '=', mouvementcaisseid)
    .execute();
}

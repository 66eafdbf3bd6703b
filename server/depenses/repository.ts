import { sql } from 'kysely';
import type { Depense } from '#contract/depenses';
import { searchKey } from '#domain/texte';
import type { Db } from '../db/pool';
import { prepared } from '../db/prepared';
import { type Envoi, envoiFields } from '../http/envoi';

/** The columns of an expense `d` of the type `t`. */
export const DEPENSE_COLUMNS = sql`
  d.depenseid, d.libelle, d.typedepenseid, t.libelle AS typedepense, d.montant, d.montant - d.regle AS montantrestant,
  d.description, d.date, d.expenseonstep, d.projetid, d.etapeprojetid, (
    SELECT count(*) FROM fichier AS f
    WHERE f.proprietaire = 'depense' AND f.proprietaireid = d.depenseid AND f.supprimele IS NULL
  ) AS nombredocument, d.version`;

export async function findDepense(db: Db, depenseid: number): Promise<Depense | undefined> {
  const { rows } = await sql<Depense>`
    SELECT ${DEPENSE_COLUMNS} FROM depense AS d JOIN typedepense AS t USING (typedepenseid)
    WHERE d.depenseid = ${depenseid} AND d.supprimele IS NULL
  `.execute(db);
  return rows[0];
}

/** Francs: the amount, and what is already paid. */
export interface LockedDepense {
  libelle: string;
  montant: number;
  regle: number;
}

/** The live expense, locked against payments and changes (RELIABILITY § 2.5: the debt's row comes first). */
export async function lockDepense(trx: Db, depenseid: number): Promise<LockedDepense | undefined> {
  const locked = trx
    .selectFrom('depense')
    .select(['libelle', 'montant', 'regle'])
    .where('depenseid', '=', depenseid)
    .where('supprimele', 'is', null)
    .forNoKeyUpdate();
  return (await prepared(trx, locked)).rows[0];
}

/** Whether the type lives; it cannot be deleted before this transaction ends. */
export async function holdTypedepense(trx: Db, typedepenseid: number): Promise<boolean> {
  const found = await trx
    .selectFrom('typedepense')
    .select('typedepenseid')
    .where('typedepenseid', '=', typedepenseid)
    .where('supprimele', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

export interface DepenseFields {
  libelle: string;
  typedepenseid: number;
  montant: number;
  description: string;
  date: string;
  expenseonstep: 0 | 1;
  projetid: number | null;
  etapeprojetid: number | null;
}

const written = (fields: DepenseFields) => ({
  libelle: fields.libelle,
  typedepenseid: fields.typedepenseid,
  montant: fields.montant,
  description: fields.description,
  date: fields.date,
  expenseonstep: fields.expenseonstep,
  projetid: fields.projetid,
  etapeprojetid: fields.etapeprojetid,
  recherche: searchKey(`${fields.libelle} ${fields.description}`),
});

export async function insertDepense(
  trx: Db,
  fields: DepenseFields,
  { envoi, now }: { envoi: Envoi | null; now: string },
): Promise<number> {
  const { depenseid } = await trx
    .insertInto('depense')
    .values({ ...written(fields), createdon: now, ...envoiFields(envoi) })
    .returning('depenseid')
    .executeTakeFirstOrThrow();
  return depenseid;
}

export async function updateDepense(trx: Db, depenseid: number, fields: DepenseFields): Promise<void> {
  await trx
    .updateTable('depense')
    .set((row) => ({ ...written(fields), version: row('version', '+', 1) }))
    .where('depenseid', '=', depenseid)
    .execute();
}

export async function deleteDepense(trx: Db, depenseid: number, now: string): Promise<void> {
  await trx
    .updateTable('depense')
    .set((row) => ({ supprimele: now, version: row('version', '+', 1) }))
    .where('depenseid', '=', depenseid)
    .execute();
}

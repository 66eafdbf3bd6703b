import { sql } from 'kysely';
import type { Depense } from '#contract/depenses';
import { searchKey } from '#domain/texte';
import { containing, isBlank, type Listing, type Page, type Paging, readPage, searchPage } from '../db/page';
import type { Db } from '../db/pool';

const COLUMNS = sql`
  d.depenseid, d.libelle, d.typedepenseid, t.libelle AS typedepense, d.montant, d.montant - d.regle AS montantrestant,
  d.description, d.date, d.expenseonstep, d.projetid, d.etapeprojetid, d.version`;

const SHOWN = {
  order: sql`ORDER BY date DESC, depenseid DESC`,
  reverse: sql`ORDER BY date, depenseid`,
  rows: sql`
    SELECT ${COLUMNS} FROM page JOIN depense AS d USING (depenseid) JOIN typedepense AS t USING (typedepenseid)`,
  shown: sql`ORDER BY r.date DESC, r.depenseid DESC`,
};

/** Expenses of the organisation, exact at any instant (migration 0004). */
const TOTAL = sql`(
  (SELECT total FROM compteur WHERE nom = 'depense')
  + (SELECT coalesce(sum(delta), 0) FROM compteur_delta WHERE nom = 'depense'))`;

const ALL: Listing = {
  ...SHOWN,
  total: TOTAL,
  keys: sql`SELECT depenseid, date FROM depense WHERE supprimele IS NULL`,
};

/** Newest first; of one step when it is given. */
export function pageOfDepenses(db: Db, paging: Paging, etapeprojetid?: number): Promise<Page<Depense>> {
  if (etapeprojetid === undefined) return readPage(db, ALL, paging);
  const ofStep = sql`FROM depense WHERE supprimele IS NULL AND etapeprojetid = ${etapeprojetid}`;
  const total = sql`(SELECT count(*) ${ofStep})`;
  return readPage(db, { ...SHOWN, total, keys: sql`SELECT depenseid, date ${ofStep}` }, paging);
}

/** Newest first, of the expenses whose label, description or type contains the term. */
export function searchDepenses(db: Db, term: string, paging: Paging): Promise<Page<Depense>> {
  if (isBlank(term)) return readPage(db, ALL, paging);
  const pattern = containing(term);
  // Two branches, each with its own index: types are renamed without touching their expenses.
  const keys = sql`
    SELECT depenseid, date FROM depense WHERE supprimele IS NULL AND recherche LIKE ${pattern}
    UNION
    SELECT depenseid, date FROM depense WHERE supprimele IS NULL
      AND typedepenseid IN (SELECT typedepenseid FROM typedepense WHERE cle LIKE ${pattern})`;
  return searchPage(db, { ...SHOWN, keys }, paging);
}

export async function findDepense(db: Db, depenseid: number): Promise<Depense | undefined> {
  const { rows } = await sql<Depense>`
    SELECT ${COLUMNS} FROM depense AS d JOIN typedepense AS t USING (typedepenseid)
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
export function lockDepense(trx: Db, depenseid: number): Promise<LockedDepense | undefined> {
  return trx
    .selectFrom('depense')
    .select(['libelle', 'montant', 'regle'])
    .where('depenseid', '=', depenseid)
    .where('supprimele', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
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

export async function insertDepense(trx: Db, fields: DepenseFields, now: string): Promise<number> {
  const { depenseid } = await trx
    .insertInto('depense')
    .values({ ...written(fields), createdon: now })
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

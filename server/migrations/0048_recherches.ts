import { searchKey } from '@comptoir/domain/texte';
import { type Kysely, sql } from 'kysely';

/**
 * Keeps the searched text of a payment: the key of its reference, its beneficiary and their phone; empty when it has
 * none of them, and then outside the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE reglement ADD COLUMN recherche text NOT NULL DEFAULT ''`.execute(db);
  const { rows } = await sql<{ nom: string }>`SELECT DISTINCT beneficiaire AS nom FROM reglement`.execute(db);
  const noms = rows.map(({ nom }) => nom);
  await sql`
    UPDATE reglement SET recherche = trim(concat_ws(' ', NULLIF(lower(reference), ''), n.cle, beneficiairetel))
    FROM unnest(${noms}::text[], ${noms.map(searchKey)}::text[]) AS n (nom, cle)
    WHERE n.nom = beneficiaire AND (reference <> '' OR beneficiaire <> '')
  `.execute(db);
  await sql`
    CREATE INDEX reglement_recherche ON reglement USING gin (recherche gin_trgm_ops) WITH (fastupdate = off)
      WHERE supprimele IS NULL AND recherche <> ''
  `.execute(db);
}

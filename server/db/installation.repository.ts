import { sql } from 'kysely';
import type { Db } from './pool';

/** Name of a value that all servers on this database share, and no other installation has. */
export type Commun = 'session' | 'fichiers';

/**
 * Returns the shared value of that name: the value that a server already stored, or the candidate, which is then
 * stored.
 */
export async function sharedValue(db: Db, nom: Commun, candidate: string): Promise<string> {
  await db
    .insertInto('installation')
    .values({ nom, valeur: candidate })
    .onConflict((conflict) => conflict.column('nom').doNothing())
    .execute();
  const { valeur } = await db
    .selectFrom('installation')
    .select('valeur')
    .where('nom', '=', nom)
    .executeTakeFirstOrThrow();
  return valeur;
}

/** A migration's name: four digits and one word. Backups keep the last name, so another shape can never be restored. */
export const MIGRATION_NAME = /^\d{4}_[a-z]+$/;

/** Returns the names of the migrations of a database, in order; none when it was never Comptoir's. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const { rows: known } = await sql<{ name: string | null }>`SELECT to_regclass('kysely_migration') AS name`.execute(
    db,
  );
  if (!known[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

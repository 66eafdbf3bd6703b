import { sql } from 'kysely';
import type { Db } from './pool';

/** What every server on this database knows by the same value, and no other installation does. */
export type Commun = 'session' | 'fichiers';

/** The shared value of that name: the one that some server already gave, else the candidate, which all have from now on. */
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

/** The names of the migrations that a database has had, in order; none where Comptoir never was. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const { rows: known } = await sql<{ name: string | null }>`SELECT to_regclass('kysely_migration') AS name`.execute(
    db,
  );
  if (!known[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

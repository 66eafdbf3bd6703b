import { sql } from 'kysely';
import type { Db } from './pool';

/** Folds the signed differences of the growing tables into their totals (migration 0004); readers see no change. */
export async function foldTotals(db: Db): Promise<void> {
  await sql`
    WITH plies AS (DELETE FROM compteur_delta RETURNING nom, delta),
      sommes AS (SELECT nom, sum(delta) AS somme FROM plies GROUP BY nom)
    UPDATE compteur SET total = total + somme FROM sommes WHERE compteur.nom = sommes.nom
  `.execute(db);
}

/**
 * Folds the signed differences of the sums by day (migration 0013), always in the same order, so that two servers may
 * do it at once.
 */
export async function foldCumuls(db: Db): Promise<void> {
  await sql`
    WITH plies AS (DELETE FROM cumul_delta RETURNING nom, jour, cle, montant, nombre)
    INSERT INTO cumul (nom, jour, cle, montant, nombre)
    SELECT nom, jour, cle, sum(montant), sum(nombre) FROM plies GROUP BY nom, jour, cle
    HAVING sum(montant) <> 0 OR sum(nombre) <> 0 ORDER BY nom, jour, cle
    ON CONFLICT (nom, jour, cle) DO UPDATE
      SET montant = cumul.montant + excluded.montant, nombre = cumul.nombre + excluded.nombre
  `.execute(db);
}

/** Removes ended sessions, failures that no longer count, and keys after 48 hours, when no retry comes any more. */
export async function removeExpired(db: Db, now: string): Promise<void> {
  await db.deleteFrom('session').where('expire', '<', now).execute();
  await sql`DELETE FROM tentative WHERE debut < ${now}::timestamptz - interval '1 hour'`.execute(db);
  await sql`DELETE FROM idempotence WHERE createdon < ${now}::timestamptz - interval '48 hours'`.execute(db);
}

/**
 * Takes the turn for work that one server does for all servers on this database. Returns false when the turn was taken
 * less than `everyMs` ago; a turn in the future, taken by a clock that ran ahead, does not count. Nobody waits, and
 * after a crash during the work another server takes the next turn.
 */
export async function takeTurn(db: Db, nom: string, everyMs: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO tour (nom, pris) VALUES (${nom}, clock_timestamp())
    ON CONFLICT (nom) DO UPDATE SET pris = excluded.pris
      WHERE tour.pris <= excluded.pris - make_interval(secs => ${everyMs / 1000}) OR tour.pris > clock_timestamp()
    RETURNING nom
  `.execute(db);
  return rows.length > 0;
}

/**
 * Analyses the tables without statistics, which a database has after another tool loaded it: without them, a query that
 * reads all of a table may take minutes. An empty table costs nothing; a table that is locked is skipped.
 */
export async function analyseUnknown(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    const { rows } = await sql<{ relname: string }>`
      SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_stats WHERE schemaname = 'public' AND tablename = relname)
    `.execute(trx);
    for (const { relname } of rows) await sql`ANALYZE (SKIP_LOCKED) ${sql.table(relname)}`.execute(trx);
  });
}

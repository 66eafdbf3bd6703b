import { type Kysely, sql } from 'kysely';

/**
 * Counts the clients with a debt, so that the receivables need not count their kept debts (docs/adr/0008). Whether a
 * client has a debt depends on the sum, which no writer knows: they are counted where the sums are folded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Nobody may fold between the first count and its triggers.
  await sql`LOCK TABLE cumul IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  await sql`
    CREATE FUNCTION cumuls_de(r cumul)
    RETURNS TABLE (nom text, jour date, cle integer, montant bigint, nombre bigint) LANGUAGE sql STABLE AS $$
      SELECT 'client.debiteur', '-infinity'::date, 0, 0::bigint, 1::bigint WHERE r.nom = 'client.du' AND r.montant > 0
    $$;

    CREATE FUNCTION cumuler_cumul_ajouts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO cumul
        SELECT c.nom, c.jour, c.cle, sum(c.montant), sum(c.nombre)
        FROM ajouts AS r CROSS JOIN LATERAL cumuls_de(r::cumul) AS c GROUP BY c.nom, c.jour, c.cle
        ON CONFLICT (nom, jour, cle) DO UPDATE
          SET montant = cumul.montant + excluded.montant, nombre = cumul.nombre + excluded.nombre;
      RETURN NULL;
    END $$;
    CREATE FUNCTION cumuler_cumul_changes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO cumul
        SELECT c.nom, c.jour, c.cle, sum(c.montant), sum(c.nombre)
        FROM (SELECT c.* FROM apres AS r CROSS JOIN LATERAL cumuls_de(r::cumul) AS c
          UNION ALL SELECT c.nom, c.jour, c.cle, -c.montant, -c.nombre
            FROM avant AS r CROSS JOIN LATERAL cumuls_de(r::cumul) AS c) AS c
        GROUP BY c.nom, c.jour, c.cle HAVING sum(c.montant) <> 0 OR sum(c.nombre) <> 0
        ON CONFLICT (nom, jour, cle) DO UPDATE
          SET montant = cumul.montant + excluded.montant, nombre = cumul.nombre + excluded.nombre;
      RETURN NULL;
    END $$;

    -- Two servers may fold at once: this row is always the last that a fold locks. What the triggers write fires none.
    CREATE TRIGGER cumul_cumul_ajouts AFTER INSERT ON cumul REFERENCING NEW TABLE AS ajouts
      FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION cumuler_cumul_ajouts();
    CREATE TRIGGER cumul_cumul_changes AFTER UPDATE ON cumul REFERENCING OLD TABLE AS avant NEW TABLE AS apres
      FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION cumuler_cumul_changes();

    INSERT INTO cumul
      SELECT c.nom, c.jour, c.cle, sum(c.montant), sum(c.nombre)
      FROM cumul AS r CROSS JOIN LATERAL cumuls_de(r) AS c GROUP BY c.nom, c.jour, c.cle;
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Counts delivery steps by thousands of their ids, as migration 0021 counts clients: a page in the middle of their list
 * is found without walking along all those before it. The triggers of migration 0006 keep these counts too. A payment
 * fires none of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Nobody may write between the first sums and their triggers. An order's row is locked before its step is written.
  await sql`LOCK TABLE commande, statuscommande IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  await sql`
    CREATE FUNCTION cumuls_de(r statuscommande)
    RETURNS TABLE (nom text, jour date, cle integer, montant bigint, nombre bigint) LANGUAGE sql STABLE AS $$
      SELECT 'statuscommande.rang', '-infinity'::date, r.statuscommandeid / 1000, 0::bigint, 1::bigint
      FROM commande AS o WHERE o.commandeid = r.commandeid AND o.supprimele IS NULL
    $$;
  `.execute(db);
  await added(db);
  await toggled(db);
  await sql`
    INSERT INTO cumul
      SELECT c.nom, c.jour, c.cle, sum(c.montant), sum(c.nombre)
      FROM statuscommande AS r CROSS JOIN LATERAL cumuls_de(r) AS c GROUP BY c.nom, c.jour, c.cle ORDER BY c.cle;
  `.execute(db);
}

/** Counts the steps that a statement adds to live orders. */
async function added(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION compter_statuts_ajoutes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO compteur_delta
        SELECT 'statuscommande', n
        FROM (SELECT count(*) AS n FROM ajouts JOIN commande USING (commandeid) WHERE supprimele IS NULL) AS vivants
        WHERE n > 0;
      INSERT INTO cumul_delta
        SELECT c.nom, c.jour, c.cle, sum(c.montant), sum(c.nombre)
        FROM ajouts AS r CROSS JOIN LATERAL cumuls_de(r::statuscommande) AS c GROUP BY c.nom, c.jour, c.cle;
      RETURN NULL;
    END $$;
  `.execute(db);
}

/** Counts the steps of an order out when it is deleted, and in when it comes back. */
async function toggled(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION compter_statuts_bascule() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      signe integer := CASE WHEN NEW.supprimele IS NULL THEN 1 ELSE -1 END;
    BEGIN
      INSERT INTO compteur_delta
        SELECT 'statuscommande', signe * count(*) FROM statuscommande WHERE commandeid = NEW.commandeid;
      INSERT INTO cumul_delta
        SELECT 'statuscommande.rang', '-infinity', statuscommandeid / 1000, 0, signe * count(*)
        FROM statuscommande WHERE commandeid = NEW.commandeid GROUP BY statuscommandeid / 1000;
      RETURN NULL;
    END $$;
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';
import { kept } from './0013_cumuls';

/**
 * Keeps how many rows of a list come before a day or an id (docs/adr/0008). With it, a list narrowed to a period is
 * counted, and a page in its middle is found, without walking along the index. These sums are kept like those of
 * migration 0013.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Nobody may write between the first sums and their triggers. The tables are locked in the order in which a payment
  // locks them.
  await sql`LOCK TABLE reglement, commande, client, projet IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  await commandes(db);
  await projets(db);
  await reglements(db);
  await clients(db);
}

/**
 * Counts orders by the day on which they were taken and by delivery status. The other sums are those of migration 0013.
 */
async function commandes(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION cumuls_de(r commande)
    RETURNS TABLE (nom text, jour date, cle integer, montant bigint, nombre bigint) LANGUAGE sql STABLE AS $$
      SELECT 'commande', (r.createdon AT TIME ZONE 'UTC')::date, r.etat::integer, r.montant, 1::bigint
      WHERE r.supprimele IS NULL
      UNION ALL
      SELECT 'commande.due', (r.createdon AT TIME ZONE 'UTC')::date, 0, r.montant - r.regle, 1
      WHERE r.supprimele IS NULL AND r.montant <> r.regle
      UNION ALL
      SELECT 'client.du', '-infinity', r.clientid, r.montant - r.regle, 1
      WHERE r.supprimele IS NULL AND r.montant <> r.regle
      UNION ALL
      SELECT 'livraison', r.datelivraison, 0, 0, 1
      WHERE r.supprimele IS NULL AND r.etat < 3 AND r.datelivraison IS NOT NULL
    $$;
  `.execute(db);
  await filled(db, 'commande', `c.nom = 'commande'`);
}

/** Counts projects by thousands of their ids and by status, besides the unfinished ones of migration 0013. */
async function projets(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION cumuls_de(r projet)
    RETURNS TABLE (nom text, jour date, cle integer, montant bigint, nombre bigint) LANGUAGE sql STABLE AS $$
      SELECT 'projet.encours', r.datefin, 0, 0::bigint, 1::bigint WHERE r.supprimele IS NULL AND r.statutprojet = 1
      UNION ALL
      SELECT 'projet.rang.' || r.statutprojet, '-infinity', r.projetid / 1000, 0, 1 WHERE r.supprimele IS NULL
    $$;
  `.execute(db);
  await filled(db, 'projet', `c.nom LIKE 'projet.rang.%'`);
}

/** Sums payments of expenses and of orders by day and register. */
async function reglements(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION cumuls_de(r reglement)
    RETURNS TABLE (nom text, jour date, cle integer, montant bigint, nombre bigint) LANGUAGE sql STABLE AS $$
      SELECT CASE r."from" WHEN 0 THEN 'reglement.depense' ELSE 'reglement.commande' END, r.date, r.caisseid, r.net,
        1::bigint
      WHERE r.supprimele IS NULL
    $$;
  `.execute(db);
  await kept(db, 'reglement', ['supprimele', '"from"', 'date', 'caisseid', 'net']);
}

/** Counts clients by thousands of their ids. */
async function clients(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION cumuls_de(r client)
    RETURNS TABLE (nom text, jour date, cle integer, montant bigint, nombre bigint) LANGUAGE sql STABLE AS $$
      SELECT 'client.rang', '-infinity'::date, r.clientid / 1000, 0::bigint, 1::bigint WHERE r.supprimele IS NULL
    $$;
  `.execute(db);
  await kept(db, 'client', ['supprimele']);
}

/** Fills new sums for the first time, for a table whose triggers exist already. */
async function filled(db: Kysely<unknown>, table: string, where: string): Promise<void> {
  await sql
    .raw(`
      INSERT INTO cumul
      SELECT c.nom, c.jour, c.cle, sum(c.montant), sum(c.nombre)
      FROM ${table} AS r CROSS JOIN LATERAL cumuls_de(r) AS c WHERE ${where}
      GROUP BY c.nom, c.jour, c.cle ORDER BY c.nom, c.jour, c.cle`)
    .execute(db);
}

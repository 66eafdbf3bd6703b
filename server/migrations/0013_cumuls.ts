import { type Kysely, sql } from 'kysely';

/**
 * Keeps sums by day (docs/adr/0008), so that the dashboard and the receivables show any period without reading its
 * rows. Writers append signed differences, and a maintenance statement adds them up. A sum is `cumul` + Σ
 * `cumul_delta`, read in one snapshot.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  await contributions(db);
  for (const [table, columns] of Object.entries(CHANGES)) await kept(db, table, columns);
  await indexes(db);
}

/**
 * `cle` is the id of a register, type, project or client, or 0 when only the day matters; `-infinity` means every day.
 */
async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE cumul (
      nom text COLLATE "C" NOT NULL,
      jour date NOT NULL,
      cle integer NOT NULL,
      montant bigint NOT NULL,
      nombre bigint NOT NULL,
      PRIMARY KEY (nom, jour, cle)
    ) WITH (fillfactor = 80);
    -- The largest debts, the newest client first when equal; the largest costs, the oldest project first.
    CREATE INDEX cumul_client ON cumul (montant DESC, cle DESC)
      INCLUDE (nombre) WHERE nom = 'client.du' AND montant > 0;
    CREATE INDEX cumul_projet ON cumul (montant DESC, cle) WHERE nom = 'projet' AND montant > 0;

    -- Emptied every few seconds and read by every sum: folded rows must not stay for long.
    CREATE TABLE cumul_delta (
      nom text COLLATE "C" NOT NULL,
      jour date NOT NULL,
      cle integer NOT NULL,
      montant bigint NOT NULL,
      nombre bigint NOT NULL
    ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
  `.execute(db);
}

/**
 * Functions that tell to which sums a row contributes. The triggers, the first filling and the invariant (RELIABILITY
 * T07) all use them, so that they cannot disagree. Business days are UTC's (PRODUCT 1.11).
 */
async function contributions(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION cumuls_de(r mouvementcaisse)
    RETURNS TABLE (nom text, jour date, cle integer, montant bigint, nombre bigint) LANGUAGE sql STABLE AS $$
      SELECT CASE r.type WHEN 1 THEN 'entree' ELSE 'sortie' END, (r.createdon AT TIME ZONE 'UTC')::date, r.caisseid,
        r.montant, 1::bigint
      WHERE r.supprimele IS NULL
    $$;

    CREATE FUNCTION cumuls_de(r depense)
    RETURNS TABLE (nom text, jour date, cle integer, montant bigint, nombre bigint) LANGUAGE sql STABLE AS $$
      SELECT 'depense', r.date, r.typedepenseid, r.montant, 1::bigint WHERE r.supprimele IS NULL
      UNION ALL
      SELECT 'depense.projet', r.date, 0, r.montant, 1 WHERE r.supprimele IS NULL AND r.projetid IS NOT NULL
      UNION ALL
      SELECT 'projet', '-infinity', r.projetid, r.montant, 1 WHERE r.supprimele IS NULL AND r.projetid IS NOT NULL
      UNION ALL
      SELECT 'depense.due', r.date, 0, r.montant - r.regle, 1 WHERE r.supprimele IS NULL AND r.montant <> r.regle
    $$;

    CREATE FUNCTION cumuls_de(r commande)
    RETURNS TABLE (nom text, jour date, cle integer, montant bigint, nombre bigint) LANGUAGE sql STABLE AS $$
      SELECT 'commande.due', (r.createdon AT TIME ZONE 'UTC')::date, 0, r.montant - r.regle, 1::bigint
      WHERE r.supprimele IS NULL AND r.montant <> r.regle
      UNION ALL
      SELECT 'client.du', '-infinity', r.clientid, r.montant - r.regle, 1
      WHERE r.supprimele IS NULL AND r.montant <> r.regle
      UNION ALL
      SELECT 'livraison', r.datelivraison, 0, 0, 1
      WHERE r.supprimele IS NULL AND r.etat < 3 AND r.datelivraison IS NOT NULL
    $$;

    CREATE FUNCTION cumuls_de(r projet)
    RETURNS TABLE (nom text, jour date, cle integer, montant bigint, nombre bigint) LANGUAGE sql STABLE AS $$
      SELECT 'projet.encours', r.datefin, 0, 0::bigint, 1::bigint WHERE r.supprimele IS NULL AND r.statutprojet = 1
    $$;
  `.execute(db);
}

/** The columns on which a row's contributions depend; a change of another column costs nothing. */
const CHANGES: Record<string, readonly string[]> = {
  mouvementcaisse: ['supprimele', 'type', 'createdon', 'caisseid', 'montant'],
  depense: ['supprimele', 'date', 'typedepenseid', 'projetid', 'montant', 'regle'],
  commande: ['supprimele', 'createdon', 'clientid', 'montant', 'regle', 'etat', 'datelivraison'],
  projet: ['supprimele', 'datefin', 'statutprojet'],
};

/**
 * Creates the triggers that keep a table's sums, and fills them. A statement that adds or removes many rows appends one
 * difference for each sum; a change of a row appends its own differences.
 */
export async function kept(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  const row = (of: string) => columns.map((column) => `${of}.${column}`).join(', ');
  const sums = (sign: '' | '-', rows: string) => `
    SELECT c.nom, c.jour, c.cle, ${sign}sum(c.montant), ${sign}sum(c.nombre)
    FROM ${rows} AS r CROSS JOIN LATERAL cumuls_de(r::${table}) AS c GROUP BY c.nom, c.jour, c.cle`;
  await sql
    .raw(`
      CREATE FUNCTION cumuler_${table}_ajouts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO cumul_delta ${sums('', 'ajouts')};
        RETURN NULL;
      END $$;
      CREATE FUNCTION cumuler_${table}_retraits() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO cumul_delta ${sums('-', 'retraits')};
        RETURN NULL;
      END $$;
      CREATE FUNCTION cumuler_${table}_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO cumul_delta
          SELECT c.nom, c.jour, c.cle, sum(c.montant), sum(c.nombre)
          FROM (SELECT * FROM cumuls_de(NEW)
            UNION ALL SELECT nom, jour, cle, -montant, -nombre FROM cumuls_de(OLD)) AS c
          GROUP BY c.nom, c.jour, c.cle HAVING sum(c.montant) <> 0 OR sum(c.nombre) <> 0;
        RETURN NULL;
      END $$;

      CREATE TRIGGER ${table}_cumul_ajouts AFTER INSERT ON ${table}
        REFERENCING NEW TABLE AS ajouts FOR EACH STATEMENT EXECUTE FUNCTION cumuler_${table}_ajouts();
      CREATE TRIGGER ${table}_cumul_retraits AFTER DELETE ON ${table}
        REFERENCING OLD TABLE AS retraits FOR EACH STATEMENT EXECUTE FUNCTION cumuler_${table}_retraits();
      CREATE TRIGGER ${table}_cumul_change AFTER UPDATE ON ${table} FOR EACH ROW
        WHEN ((${row('OLD')}) IS DISTINCT FROM (${row('NEW')})) EXECUTE FUNCTION cumuler_${table}_change();

      INSERT INTO cumul ${sums('', table)} ORDER BY c.nom, c.jour, c.cle;
    `)
    .execute(db);
}

/** Lets an index alone give the sums of a project over a period. */
async function indexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX depense_projet;
    CREATE INDEX depense_projet ON depense (projetid, date DESC, depenseid DESC) INCLUDE (typedepenseid, solde, montant)
      WHERE supprimele IS NULL AND projetid IS NOT NULL;
  `.execute(db);
}

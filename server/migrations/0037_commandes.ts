import { type Kysely, sql } from 'kysely';

/**
 * Adds numbered documents of orders (ADR 0045): their series belongs to the house, so it names no register. Existing
 * live orders are numbered in the order of their entry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await series(db);
  await documents(db);
  await reprise(db);
}

/** PostgreSQL 14 has no `NULLS NOT DISTINCT`: the series of the house have their own index. */
async function series(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE serie
      DROP CONSTRAINT serie_pkey,
      ALTER COLUMN caisseid DROP NOT NULL,
      DROP CONSTRAINT serie_serie_check,
      ADD CONSTRAINT serie_serie_check CHECK (serie IN ('PC', 'BC', 'BDC')),
      ADD CONSTRAINT serie_maison CHECK ((caisseid IS NULL) = (serie = 'BDC')),
      ADD CONSTRAINT serie_caisse UNIQUE (caisseid, serie, annee);
    CREATE UNIQUE INDEX serie_maison_annee ON serie (serie, annee) WHERE caisseid IS NULL;
  `.execute(db);
}

async function documents(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE imprime
      ALTER COLUMN caisseid DROP NOT NULL,
      DROP CONSTRAINT imprime_serie_check,
      ADD CONSTRAINT imprime_serie_check CHECK (serie IN ('PC', 'BC', 'BDC')),
      DROP CONSTRAINT imprime_objet_check,
      ADD CONSTRAINT imprime_objet_check CHECK (objet IN ('reglement', 'commande')),
      ADD CONSTRAINT imprime_maison CHECK (
        (caisseid IS NULL) = (serie = 'BDC')
          AND (objet = 'commande') = (serie = 'BDC') AND (code = '') = (serie = 'BDC')),
      DROP COLUMN numero,
      ADD COLUMN numero text GENERATED ALWAYS AS (
        serie || CASE code WHEN '' THEN '' ELSE '-' || code END || '-' || annee::text || '-'
          || lpad(rang::text, greatest(6, length(rang::text)), '0')
      ) STORED;
    CREATE UNIQUE INDEX imprime_numero_maison ON imprime (serie, annee, rang) WHERE caisseid IS NULL;
  `.execute(db);
}

/** Abidjan is at UTC all year round. */
async function reprise(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO imprime (serie, annee, rang, code, objet, objetid, reprise)
    SELECT 'BDC', annee, row_number() OVER (PARTITION BY annee ORDER BY createdon, commandeid), '', 'commande',
      commandeid, true
    FROM (
      SELECT commandeid, createdon, extract(year FROM createdon AT TIME ZONE 'UTC')::integer AS annee
      FROM commande WHERE supprimele IS NULL) AS vivantes
    ORDER BY createdon, commandeid;
    INSERT INTO serie (serie, annee, dernier)
    SELECT serie, annee, max(rang) FROM imprime WHERE caisseid IS NULL GROUP BY serie, annee;
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Adds the nature of each register and its code, the short name on its papers. Existing registers are cash; each gets
 * the first letter of its label and its rank among those of that letter, deleted ones included.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE caisse
      ADD COLUMN nature text NOT NULL DEFAULT 'especes'
        CHECK (nature IN ('especes', 'wave', 'orange', 'mtn', 'moov', 'banque')),
      ADD COLUMN code text COLLATE "C" CONSTRAINT caisse_code_forme CHECK (code ~ '^[A-Z0-9]{1,6}$');
    UPDATE caisse AS c SET code = r.code, recherche = c.recherche || ' ' || lower(r.code)
    FROM (
      SELECT caisseid, lettre || row_number() OVER (PARTITION BY lettre ORDER BY caisseid) AS code
      FROM (SELECT caisseid, upper(coalesce(substring(cle FROM '[a-z]'), 'c')) AS lettre FROM caisse) AS l
    ) AS r
    WHERE r.caisseid = c.caisseid;
    ALTER TABLE caisse ALTER COLUMN code SET NOT NULL;
    CREATE UNIQUE INDEX caisse_code ON caisse (code);
  `.execute(db);
}

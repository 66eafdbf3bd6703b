import { type Kysely, sql } from 'kysely';

/**
 * Records which registers a line of the audit log is about, and makes sure that an administrator reaches all registers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await journal(db);
  await administrateur(db);
}

/**
 * The registers of a line are computed from the line alone, also for existing lines, so no writer can forget them. A
 * record of money names its register as `caisseid`. A payment that moved to another register names two: one before, one
 * after. Most lines name none: the column is then null. The seals do not cover it, because it follows from covered
 * columns.
 */
async function journal(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE activite ADD COLUMN caisses integer[] GENERATED ALWAYS AS (CASE
      WHEN objet = 'caisse' THEN ARRAY[objetid]
      WHEN avant ->> 'caisseid' <> apres ->> 'caisseid'
        THEN ARRAY[(avant ->> 'caisseid')::integer, (apres ->> 'caisseid')::integer]
      WHEN coalesce(avant ->> 'caisseid', apres ->> 'caisseid') IS NOT NULL
        THEN ARRAY[coalesce(avant ->> 'caisseid', apres ->> 'caisseid')::integer]
    END) STORED;
    CREATE INDEX activite_caisses ON activite (caisses) WHERE caisses IS NOT NULL;
  `.execute(db);
}

/**
 * If registers had been taken from all administrators, nobody could give them back. So the first of those with the most
 * permissions reaches all registers again, and the audit log says so.
 */
async function administrateur(db: Kysely<unknown>): Promise<void> {
  await sql`
    WITH administrateurs AS (
      SELECT u.utilisateurid, u.username, u.caisses, u.dateexpiration,
        (SELECT count(*) FROM permission AS p WHERE p.profilid = u.profilid) AS droits
      FROM utilisateur AS u JOIN profil AS f ON f.profilid = u.profilid AND f.supprimele IS NULL
      WHERE NOT u.verrouille AND u.supprimele IS NULL
        AND (u.dateexpiration IS NULL OR u.dateexpiration >= (now() AT TIME ZONE 'Africa/Abidjan')::date)
        AND (SELECT count(*) FROM permission AS p
          WHERE p.profilid = u.profilid AND p.nom IN ('profils.gerer', 'utilisateurs.modifier')) = 2
    ), choisi AS (
      SELECT * FROM administrateurs
      WHERE caisses IS NOT NULL AND NOT EXISTS (
        SELECT FROM administrateurs WHERE caisses IS NULL AND dateexpiration IS NULL
          AND droits = (SELECT max(droits) FROM administrateurs WHERE dateexpiration IS NULL))
      ORDER BY dateexpiration IS NOT NULL, droits DESC, utilisateurid LIMIT 1
    ), rendu AS (
      UPDATE utilisateur AS u SET caisses = NULL, version = version + 1
      FROM choisi WHERE choisi.utilisateurid = u.utilisateurid
    )
    INSERT INTO activite (requestid, actiontype, libelle, objet, objetid, recherche, avant, apres)
    SELECT gen_random_uuid(), 'Update', username || ' (mise à jour)', 'utilisateur', utilisateurid,
      lower(username) || ' (mise a jour)', jsonb_build_object('caisses', to_jsonb(caisses)), '{"caisses": null}'
    FROM choisi
  `.execute(db);
}

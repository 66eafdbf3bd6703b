import { type Kysely, sql } from 'kysely';

/** Keeps totals of the audit log, the trash, the users and the projects with steps, as migration 0004 does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await journal(db);
  await corbeille(db);
  await projets(db);
  await utilisateurs(db);
  await profils(db);
}

/** Sealed lines never change: the last seal keeps their number, and only the few lines after it are counted. */
async function journal(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE sceau ADD COLUMN cumul bigint;
    ALTER TABLE sceau DISABLE TRIGGER sceau_ajout_seul;
    UPDATE sceau SET cumul = somme
    FROM (SELECT sceauid AS id, sum(nombre) OVER (ORDER BY jusqua) AS somme FROM sceau) AS sommes
    WHERE id = sceauid;
    ALTER TABLE sceau ENABLE TRIGGER sceau_ajout_seul;
    ALTER TABLE sceau ALTER COLUMN cumul SET NOT NULL;
  `.execute(db);
}

/** Counts the records of each type that the trash can bring back; of files, only media (migration 0008). */
async function corbeille(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION compter_corbeille() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO compteur_delta VALUES ('corbeille.' || TG_TABLE_NAME,
        CASE WHEN TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.supprimele IS NOT NULL) THEN 1 ELSE -1 END);
      RETURN NULL;
    END $$;
  `.execute(db);
  for (const table of ['client', 'projet', 'etapeprojet', 'typedepense', 'utilisateur', 'profil']) {
    await trash(db, table, '');
  }
  await trash(db, 'fichier', `AND proprietaire = 'etapeprojet'`);
}

async function trash(db: Kysely<unknown>, table: string, where: string): Promise<void> {
  const of = (row: 'OLD' | 'NEW') => where.replace('proprietaire', `${row}.proprietaire`);
  const counts = 'EXECUTE FUNCTION compter_corbeille()';
  const statements = [
    `INSERT INTO compteur SELECT 'corbeille.${table}', count(*) FROM ${table} WHERE supprimele IS NOT NULL ${where}`,
    `CREATE TRIGGER ${table}_corbeille_ajout AFTER INSERT ON ${table} FOR EACH ROW
       WHEN (NEW.supprimele IS NOT NULL ${of('NEW')}) ${counts}`,
    `CREATE TRIGGER ${table}_corbeille_retrait AFTER DELETE ON ${table} FOR EACH ROW
       WHEN (OLD.supprimele IS NOT NULL ${of('OLD')}) ${counts}`,
    `CREATE TRIGGER ${table}_corbeille_bascule AFTER UPDATE OF supprimele ON ${table} FOR EACH ROW
       WHEN ((OLD.supprimele IS NULL) <> (NEW.supprimele IS NULL) ${of('NEW')}) ${counts}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Counts the projects with steps, which the select of an expense's step shows. */
async function projets(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO compteur
      SELECT 'projetavecetapes', count(*) FROM projet WHERE supprimele IS NULL AND nombreetape > 0;

    CREATE FUNCTION compter_avecetapes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO compteur_delta VALUES ('projetavecetapes',
        CASE WHEN TG_OP <> 'DELETE' AND NEW.supprimele IS NULL AND NEW.nombreetape > 0 THEN 1 ELSE -1 END);
      RETURN NULL;
    END $$;
    CREATE TRIGGER projet_avecetapes_ajout AFTER INSERT ON projet FOR EACH ROW
      WHEN (NEW.supprimele IS NULL AND NEW.nombreetape > 0) EXECUTE FUNCTION compter_avecetapes();
    CREATE TRIGGER projet_avecetapes_retrait AFTER DELETE ON projet FOR EACH ROW
      WHEN (OLD.supprimele IS NULL AND OLD.nombreetape > 0) EXECUTE FUNCTION compter_avecetapes();
    CREATE TRIGGER projet_avecetapes_change AFTER UPDATE OF nombreetape, supprimele ON projet FOR EACH ROW
      WHEN ((OLD.supprimele IS NULL AND OLD.nombreetape > 0) <> (NEW.supprimele IS NULL AND NEW.nombreetape > 0))
      EXECUTE FUNCTION compter_avecetapes();
  `.execute(db);
}

/** Counts the users, and lets indexes list them by name and find them by a part of it. */
async function utilisateurs(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO compteur SELECT 'utilisateur', count(*) FROM utilisateur WHERE supprimele IS NULL;
    CREATE TRIGGER utilisateur_ajouts AFTER INSERT ON utilisateur
      REFERENCING NEW TABLE AS ajouts FOR EACH STATEMENT EXECUTE FUNCTION compter_ajouts();
    CREATE TRIGGER utilisateur_retraits AFTER DELETE ON utilisateur
      REFERENCING OLD TABLE AS retraits FOR EACH STATEMENT EXECUTE FUNCTION compter_retraits();
    CREATE TRIGGER utilisateur_bascule AFTER UPDATE OF supprimele ON utilisateur
      FOR EACH ROW WHEN ((OLD.supprimele IS NULL) <> (NEW.supprimele IS NULL)) EXECUTE FUNCTION compter_bascule();

    CREATE INDEX utilisateur_ordre ON utilisateur ((recherche COLLATE "C"), utilisateurid) WHERE supprimele IS NULL;
    CREATE INDEX utilisateur_recherche ON utilisateur USING gin (recherche gin_trgm_ops) WITH (fastupdate = off)
      WHERE supprimele IS NULL;
    CREATE INDEX utilisateur_corbeille ON utilisateur (supprimele DESC) WHERE supprimele IS NOT NULL;
  `.execute(db);
}

/** Counts the users of each profile, by its id; a new profile gets its own counter. */
async function profils(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO compteur
      SELECT 'profil.' || p.profilid, count(u.utilisateurid)
      FROM profil AS p LEFT JOIN utilisateur AS u ON u.profilid = p.profilid AND u.supprimele IS NULL
      GROUP BY p.profilid;

    CREATE FUNCTION ouvrir_compteur_profil() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO compteur VALUES ('profil.' || NEW.profilid, 0);
      RETURN NULL;
    END $$;
    CREATE TRIGGER profil_compteur AFTER INSERT ON profil FOR EACH ROW EXECUTE FUNCTION ouvrir_compteur_profil();

    CREATE FUNCTION compter_profil() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.supprimele IS NULL THEN
        INSERT INTO compteur_delta VALUES ('profil.' || OLD.profilid, -1);
      END IF;
      IF TG_OP <> 'DELETE' AND NEW.supprimele IS NULL THEN
        INSERT INTO compteur_delta VALUES ('profil.' || NEW.profilid, 1);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER utilisateur_profil_ajout AFTER INSERT OR DELETE ON utilisateur
      FOR EACH ROW EXECUTE FUNCTION compter_profil();
    CREATE TRIGGER utilisateur_profil_change AFTER UPDATE OF profilid, supprimele ON utilisateur FOR EACH ROW
      WHEN (OLD.profilid <> NEW.profilid OR (OLD.supprimele IS NULL) <> (NEW.supprimele IS NULL))
      EXECUTE FUNCTION compter_profil();
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Adds the supporting documents of expenses: files that the trash can bring back, like media (spec § 3, PRODUCT P). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE fichier DROP CONSTRAINT fichier_proprietaire_check;
    ALTER TABLE fichier ADD CONSTRAINT fichier_proprietaire_check
      CHECK (proprietaire IN ('reglement', 'etapeprojet', 'client', 'utilisateur', 'organisation', 'depense'));
    CREATE INDEX fichier_depense ON fichier (proprietaireid, documentid)
      WHERE proprietaire = 'depense' AND supprimele IS NULL;
  `.execute(db);
  await corbeille(db);
}

/** Lets the trash list and count documents too: replaces the index of migration 0008 and the triggers of 0014. */
async function corbeille(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX fichier_corbeille;
    CREATE INDEX fichier_corbeille ON fichier (supprimele DESC)
      WHERE supprimele IS NOT NULL AND proprietaire IN ('etapeprojet', 'depense');

    DROP TRIGGER fichier_corbeille_ajout ON fichier;
    DROP TRIGGER fichier_corbeille_retrait ON fichier;
    DROP TRIGGER fichier_corbeille_bascule ON fichier;
    CREATE TRIGGER fichier_corbeille_ajout AFTER INSERT ON fichier FOR EACH ROW
      WHEN (NEW.supprimele IS NOT NULL AND NEW.proprietaire IN ('etapeprojet', 'depense'))
      EXECUTE FUNCTION compter_corbeille();
    CREATE TRIGGER fichier_corbeille_retrait AFTER DELETE ON fichier FOR EACH ROW
      WHEN (OLD.supprimele IS NOT NULL AND OLD.proprietaire IN ('etapeprojet', 'depense'))
      EXECUTE FUNCTION compter_corbeille();
    CREATE TRIGGER fichier_corbeille_bascule AFTER UPDATE OF supprimele ON fichier FOR EACH ROW
      WHEN ((OLD.supprimele IS NULL) <> (NEW.supprimele IS NULL) AND NEW.proprietaire IN ('etapeprojet', 'depense'))
      EXECUTE FUNCTION compter_corbeille();
  `.execute(db);
}

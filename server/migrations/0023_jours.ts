import { type Kysely, sql } from 'kysely';

/**
 * Adds the business day and the origin of each movement (ADR 0031): a payment's movement has the payment's day, another
 * movement the day of its entry. `arretele` is the last closed day of a register, null before its first closing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE caisse ADD COLUMN arretele date;

    ALTER TABLE mouvementcaisse
      ADD COLUMN origine text NOT NULL DEFAULT 'manuel',
      ADD COLUMN date date NOT NULL DEFAULT (now() AT TIME ZONE 'Africa/Abidjan')::date;
    UPDATE mouvementcaisse AS m SET
      origine = CASE WHEN isfirst = 1 THEN 'ouverture' WHEN reglementid IS NOT NULL THEN 'reglement' ELSE 'manuel' END,
      date = coalesce(
        (SELECT r.date FROM reglement AS r WHERE r.reglementid = m.reglementid),
        (createdon AT TIME ZONE 'Africa/Abidjan')::date);
    ALTER TABLE mouvementcaisse
      ADD CONSTRAINT mouvementcaisse_origine CHECK (
        origine = CASE WHEN isfirst = 1 THEN 'ouverture'
          WHEN reglementid IS NOT NULL THEN 'reglement' ELSE 'manuel' END);
  `.execute(db);
}

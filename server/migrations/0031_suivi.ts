import { type Kysely, sql } from 'kysely';

/** Indexes the closings whose variance has no reason yet: few among all closings (ADR 0038). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX arrete_aexpliquer ON arrete (caisseid)
      WHERE ecart <> 0 AND etat = 'valide' AND motif = '' AND imputation IS NULL
  `.execute(db);
}

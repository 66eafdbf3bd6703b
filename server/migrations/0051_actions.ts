import { type Kysely, sql } from 'kysely';

/** Indexes the lines of the audit log by what was done, so that the log of one action is counted and paged in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX activite_action ON activite (actiontype, date DESC, activiteid DESC)`.execute(db);
}

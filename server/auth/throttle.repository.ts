import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/pool';

/** Failures allowed in one window (CONTRACT "Session"). */
const ALLOWED = { compte: 5, adresse: 30 } as const;
const WINDOW_MINUTES = 15;

export type Genre = keyof typeof ALLOWED;
export interface Cible {
  genre: Genre;
  /** A username or an address; kept only as a hash. */
  cle: string;
}

const hashed = (cle: string) => createHash('sha256').update(cle).digest('hex');

/**
 * Counts an attempt before it is made, so that a thousand at once pass no more than the allowed ones (RELIABILITY
 * F90). Gives the seconds to wait, or null when the attempt may be made. Rows, not memory: a restart forgets nothing.
 */
export async function reserveAttempt(db: Db, { genre, cle }: Cible, now: string): Promise<number | null> {
  const over = sql`tentative.debut <= ${now}::timestamptz - make_interval(mins => ${WINDOW_MINUTES})`;
  const { rows } = await sql<{ nombre: number; attente: number }>`
    INSERT INTO tentative (genre, cle, nombre, debut) VALUES (${genre}, ${hashed(cle)}, 1, ${now}::timestamptz)
    ON CONFLICT (genre, cle) DO UPDATE SET
      nombre = CASE WHEN ${over} THEN 1 ELSE least(tentative.nombre, ${ALLOWED[genre]}) + 1 END,
      debut = CASE WHEN ${over} THEN ${now}::timestamptz ELSE tentative.debut END
    RETURNING nombre,
      ceil(extract(epoch FROM debut + make_interval(mins => ${WINDOW_MINUTES}) - ${now}::timestamptz))::integer AS attente
  `.execute(db);
  const row = rows[0];
  return row && row.nombre > ALLOWED[genre] ? Math.max(row.attente, 1) : null;
}

/** A success forgets the account's failures, and gives back the address's attempt. */
export async function forgiveAttempt(db: Db, { genre, cle }: Cible): Promise<void> {
  if (genre === 'compte') {
    await db.deleteFrom('tentative').where('genre', '=', genre).where('cle', '=', hashed(cle)).execute();
    return;
  }
  await db
    .updateTable('tentative')
    .set((row) => ({ nombre: row('nombre', '-', 1) }))
    .where('genre', '=', genre)
    .where('cle', '=', hashed(cle))
    .where('nombre', '>', 0)
    .execute();
}

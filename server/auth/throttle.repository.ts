import { createHash } from 'node:crypto';
import type { Count } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';

/**
 * Failures allowed in one window (CONTRACT "Session"). For `activite`, lines of the audit log that a user may write;
 * for `verification`, public pages of documents that an address may read (ADR 0046).
 */
const LIMITS = {
  compte: { allowed: 5, minutes: 15 },
  adresse: { allowed: 30, minutes: 15 },
  activite: { allowed: 30, minutes: 1 },
  verification: { allowed: 60, minutes: 1 },
} as const;

export type Genre = keyof typeof LIMITS;
export interface Cible {
  genre: Genre;
  /** A username, an address or a user's id; only its hash is stored. */
  cle: string;
}

const hashedCle = (cle: string) => createHash('sha256').update(cle).digest('hex');

/**
 * Counts an attempt before it is made, so that a thousand at once pass no more than the allowed number (RELIABILITY
 * F90). Returns the seconds to wait, or null when the attempt may be made. Attempts are rows, so a restart keeps them.
 */
export async function reserveAttempt(db: Db, { genre, cle }: Cible, now: string): Promise<number | null> {
  const { allowed, minutes } = LIMITS[genre];
  const over = sql`tentative.debut <= ${now}::timestamptz - make_interval(mins => ${minutes})`;
  const { rows } = await sql<{ nombre: Count; attente: number }>`
    INSERT INTO tentative (genre, cle, nombre, debut) VALUES (${genre}, ${hashedCle(cle)}, 1, ${now}::timestamptz)
    ON CONFLICT (genre, cle) DO UPDATE SET
      nombre = CASE WHEN ${over} THEN 1 ELSE least(tentative.nombre, ${allowed}) + 1 END,
      debut = CASE WHEN ${over} THEN ${now}::timestamptz ELSE tentative.debut END
    RETURNING nombre,
      ceil(extract(epoch FROM debut + make_interval(mins => ${minutes}) - ${now}::timestamptz))::integer AS attente
  `.execute(db);
  const row = rows[0];
  return row && row.nombre > allowed ? Math.max(row.attente, 1) : null;
}

/** After a success, forgets the failures of an account, or takes back the attempt of an address. */
export async function forgiveAttempt(db: Db, { genre, cle }: Cible): Promise<void> {
  if (genre === 'compte') {
    await db.deleteFrom('tentative').where('genre', '=', genre).where('cle', '=', hashedCle(cle)).execute();
    return;
  }
  await db
    .updateTable('tentative')
    .set((row) => ({ nombre: row('nombre', '-', 1) }))
    .where('genre', '=', genre)
    .where('cle', '=', hashedCle(cle))
    .where('nombre', '>', 0)
    .execute();
}

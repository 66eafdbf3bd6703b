import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { isOpen } from '../frame/access/repository';

/** One of a user's sessions; `empreinte` identifies it on the server and is never sent. */
export interface OpenSession {
  sessionid: RecordId;
  empreinte: string;
  appareil: string;
  createdon: string;
  dernierusage: string;
  expire: string;
}

/** Returns the open sessions of a user, the last used first. */
export async function sessionsOf(db: Db, utilisateurid: RecordId, now: string): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    SELECT s.sessionid, s.empreinte, s.appareil, s.createdon, s.dernierusage, s.expire FROM session AS s
    WHERE s.utilisateurid = ${utilisateurid} AND ${isOpen(now)} ORDER BY s.dernierusage DESC, s.sessionid DESC
  `.execute(db);
  return rows;
}

/** Ends an open session of a user. Returns its fingerprint, or undefined when the user has no such session. */
export async function deleteSessionOf(
  trx: Db,
  utilisateurid: RecordId,
  sessionid: RecordId,
  now: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ empreinte: string }>`
    DELETE FROM session AS s
    WHERE s.sessionid = ${sessionid} AND s.utilisateurid = ${utilisateurid} AND ${isOpen(now)} RETURNING s.empreinte
  `.execute(trx);
  return rows[0]?.empreinte;
}

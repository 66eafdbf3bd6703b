import { addDays } from '@comptoir/domain/dates';
import { SESSION_LIFE_MS } from '@comptoir/domain/session';
import type { RecordId } from '@comptoir/domain/units';
import type { Db } from '../db/pool';
import { findSession, insertSession } from '../frame/access/repository';
import { type Session, sessionFrom } from '../frame/access/session';
import { empreinteOf, newJti } from '../frame/access/token';

interface Holder {
  utilisateurid: RecordId;
  dateexpiration: string | null;
}

/**
 * Returns the end of a session: twelve hours from now, never past the account's last day (CONTRACT "Session",
 * RELIABILITY I24). ISO 8601.
 */
function endOf({ dateexpiration }: Holder, nowMs: number): string {
  const end = new Date(nowMs + SESSION_LIFE_MS).toISOString();
  if (dateexpiration === null) return end;
  const lastInstant = `${addDays(dateexpiration, 1)}T00:00:00.000Z`;
  return lastInstant < end ? lastInstant : end;
}

/**
 * Opens a session with a new identifier (RELIABILITY F89), in the caller's transaction; `appareil` is the name by which
 * people recognise the device.
 */
export async function openSession(trx: Db, holder: Holder, nowMs: number, appareil = ''): Promise<Session> {
  const jti = newJti();
  const empreinte = empreinteOf(jti);
  const now = new Date(nowMs).toISOString();
  await insertSession(trx, {
    empreinte,
    utilisateurid: holder.utilisateurid,
    createdon: now,
    expire: endOf(holder, nowMs),
    appareil,
  });
  const row = await findSession(trx, empreinte, now);
  if (!row) throw new Error('a session that was just opened is over');
  return sessionFrom(row, { empreinte, jti, carrier: 'cookie' });
}

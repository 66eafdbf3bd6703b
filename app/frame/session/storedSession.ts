import { TokenPayload } from '@comptoir/contract/auth';
import { isExpired } from '@comptoir/domain/session';
import { jwtDecode } from 'jwt-decode';
import { readLocal, writeLocal } from '../device/storage';

export const SESSION_NAME = 'session';

/** The readable part of the session's token; the browser keeps nothing else of it (CONTRACT "Session"). */
export type StoredSession = TokenPayload;
export type StoredUser = TokenPayload['data']['user'][number];

function forgetInvalid(): null {
  // biome-ignore lint/suspicious/noConsole: spec § 5 asks for this line
  console.error('Invalid token');
  return null;
}

function parseSession(value: unknown): StoredSession | null {
  const payload = TokenPayload.safeParse(value);
  return payload.success && payload.data.data.user.length > 0 ? payload.data : forgetInvalid();
}

/** Reads the token's payload; returns null and logs 'Invalid token' when it cannot be read (spec § 5). */
export function decodeToken(token: string): StoredSession | null {
  try {
    return parseSession(jwtDecode(token));
  } catch {
    return forgetInvalid();
  }
}

/**
 * Returns the stored session; null if there is none, if it is unreadable or if it has expired at `nowMs` (spec § 5).
 */
export function readSession(nowMs: number): StoredSession | null {
  const value = readLocal(SESSION_NAME);
  if (value === null) return null;
  const session = parseSession(value);
  return session && !isExpired(session.exp, nowMs) ? session : null;
}

export function writeSession(session: StoredSession): void {
  writeLocal(SESSION_NAME, session);
}

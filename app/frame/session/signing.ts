import { recordActivite } from '@comptoir/contract/activiteRecord';
import { auth } from '@comptoir/contract/auth';
import type { BodyOf } from '@comptoir/contract/call';
import type { RecordId } from '@comptoir/domain/units';
import { ApiError } from '../api/ApiError';
import { sendCall } from '../api/client';
import { hearClock } from '../device/clock';
import { t } from '../i18n/i18n';
import { forgetSessionSilently, getSession, keepSession } from './currentSession';
import { decodeToken } from './storedSession';

/** A logout waits at most this long for the server. */
const LEAVE_MS = 4_000;

/** Keeps the session that a token contains. Throws ApiError when the token cannot be read. */
export function keepToken(token: string): void {
  const stored = decodeToken(token);
  if (!stored) throw new ApiError({ status: 0, code: 'reponse.illisible', message: t('general.erreur') });
  if (stored.iat !== undefined) hearClock(stored.iat);
  keepSession(stored);
}

let isJustOpened = false;

/** Opens a session. Rejects with ApiError. */
export async function login(credentials: BodyOf<typeof auth.login>): Promise<void> {
  const { data } = await sendCall(auth.login, { body: credentials });
  keepToken(data.token);
  isJustOpened = true;
}

/** Reads the present permissions (CONTRACT "Session": GET auth/me). Rejects with ApiError. */
export async function refreshSession(): Promise<void> {
  const { data } = await sendCall(auth.me, {});
  if (getSession()) keepToken(data.token);
}

/**
 * Does the same for a screen that opens, except for the first one after a sign-in: its permissions have just been read.
 */
export async function refreshForScreen(): Promise<void> {
  if (!isJustOpened) return refreshSession();
  isJustOpened = false;
}

/** Forgets the session and loads the login page anew, without calls to the server (spec § 4). */
export function leaveToLogin(to = '/auth/login'): void {
  forgetSessionSilently();
  window.location.replace(to);
}

/**
 * Deletes what this person saw on this device. A failure does not keep them from leaving: the next sign-in of someone
 * else deletes it too.
 */
async function forgetSeen(utilisateurid: RecordId): Promise<void> {
  try {
    // Imported here, because the login page needs this module but has nothing to delete.
    const { forgetSeenBy } = await import('../reads/seen');
    await forgetSeenBy(utilisateurid);
  } catch {
    // The next sign-in of someone else deletes it.
  }
}

/**
 * Records the logout, ends the session on the server and in this tab, and loads the login page anew (spec § 4, § 7).
 * Without `to`, people leave by themselves, and what they saw is deleted from this device; inactivity passes the login
 * page's address as `to`.
 */
export async function logout(to?: string): Promise<void> {
  const user = getSession()?.user;
  const signal = AbortSignal.timeout(LEAVE_MS);
  if (user) {
    if (to === undefined) await forgetSeen(user.utilisateurid);
    const body = {
      libelle: 'Deconnexion',
      utilisateurid: user.utilisateurid,
      date: new Date().toISOString(),
      actiontype: 'Insert',
    };
    await sendCall(recordActivite, { body }, { signal }).catch(() => undefined);
    await sendCall(auth.logout, {}, { signal }).catch(() => undefined);
  }
  leaveToLogin(to);
}

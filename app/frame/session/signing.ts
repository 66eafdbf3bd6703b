import { activites } from '@comptoir/contract/activites';
import { auth } from '@comptoir/contract/auth';
import type { BodyOf } from '@comptoir/contract/call';
import type { RecordId } from '@comptoir/domain/units';
import { ApiError } from '../api/ApiError';
import { send } from '../api/client';
import { hearClock } from '../device/clock';
import { t } from '../i18n/i18n';
import { forgetSessionSilently, getSession, keepSession } from './currentSession';
import { decodeToken } from './storedSession';

/** A logout does not wait longer for a line that is cut. */
const LEAVE_MS = 4_000;

/** Keeps what a token says. Throws ApiError when it cannot be read. */
export function keepToken(token: string): void {
  const stored = decodeToken(token);
  if (!stored) throw new ApiError({ status: 0, code: 'reponse.illisible', message: t('general.erreur') });
  if (stored.iat !== undefined) hearClock(stored.iat);
  keepSession(stored);
}

let isJustOpened = false;

/** Opens a session. Rejects with ApiError. */
export async function login(credentials: BodyOf<typeof auth.login>): Promise<void> {
  const { data } = await send(auth.login, { body: credentials });
  keepToken(data.token);
  isJustOpened = true;
}

/** Reads today's permissions (CONTRACT "Session": GET auth/me). Rejects with ApiError. */
export async function refreshSession(): Promise<void> {
  const { data } = await send(auth.me, {});
  if (getSession()) keepToken(data.token);
}

/** As `refreshSession`, for a screen that opens: the first one after the sign-in knows what its answer said. */
export async function refreshForScreen(): Promise<void> {
  if (!isJustOpened) return refreshSession();
  isJustOpened = false;
}

/** Forgets the session and loads the login page anew (spec § 4; also its second variant, without the calls). */
export function leave(to = '/auth/login'): void {
  forgetSessionSilently();
  window.location.replace(to);
}

/** What this part of the program cannot forget today, somebody else's sign-in does: nobody is kept from leaving. */
async function forgetSeen(utilisateurid: RecordId): Promise<void> {
  try {
    // The login page, which needs this module, has nothing to forget.
    const { forgetSeenBy } = await import('../reads/seen');
    await forgetSeenBy(utilisateurid);
  } catch {
    // As above.
  }
}

/**
 * Records the activity, ends the session on the server, forgets it and loads the login page anew (spec § 4, § 7). Who
 * leaves by themselves also leaves nothing that they saw on this device; the end by inactivity names where `to`.
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
    await send(activites.record, { body }, { signal }).catch(() => undefined);
    await send(auth.logout, {}, { signal }).catch(() => undefined);
  }
  leave(to);
}

import { openSession } from '../api/sessionClosed';
import { serverNow } from '../device/clock';
import { Listeners } from '../device/listeners';
import { clearLocal, onLocalChange } from '../device/storage';
import { readSession, SESSION_NAME, type StoredSession, type StoredUser, writeSession } from './storedSession';

/** The signed-in user and the permissions that they hold. */
export interface CurrentSession {
  user: StoredUser;
  held: ReadonlySet<string>;
}

const listeners = new Listeners();
let current: CurrentSession | null | undefined;

function publishSession(next: CurrentSession | null): void {
  current = next;
  listeners.tell();
}

function sessionOf(stored: StoredSession | null): CurrentSession | null {
  const user = stored?.data.user[0];
  if (!stored || !user) return null;
  // Each session gets a new set, so that earlier permissions are dropped before the new ones are loaded (spec § 6).
  return { user, held: new Set([...stored.data.permissions_module, ...stored.data.permissions_fontionnalite]) };
}

/** Returns the session of this tab; the first call reads it from storage. */
export function getSession(): CurrentSession | null {
  if (current === undefined) current = sessionOf(readSession(serverNow()));
  return current;
}

/** Begins a session, or refreshes it with a newer token of the same user. */
export function keepSession(stored: StoredSession): void {
  writeSession(stored);
  openSession();
  publishSession(sessionOf(stored));
}

/** Reads the stored session again: when the shell starts, it may have expired since it was stored (spec § 4). */
export function reloadSession(): CurrentSession | null {
  publishSession(sessionOf(readSession(serverNow())));
  return getSession();
}

/** Empties the local storage and ends the session in this tab (spec § 4 Session). */
export function forgetSession(): void {
  clearLocal();
  publishSession(null);
}

/**
 * Does the same without telling the components, for a page that is about to be left: they would draw the login page
 * before the browser loads it.
 */
export function forgetSessionSilently(): void {
  clearLocal();
  current = null;
}

export const subscribeSession = listeners.subscribe;

/**
 * Follows the other tabs: a logout there ends this session too. If someone else signs in there, it calls `startAnew`,
 * because the browser's only cookie now belongs to them. Returns the unsubscription.
 */
export function followOtherTabs(startAnew: () => void): () => void {
  return onLocalChange(SESSION_NAME, () => {
    const before = current?.user.utilisateurid;
    const after = reloadSession()?.user.utilisateurid;
    if (before !== undefined && after !== undefined && before !== after) startAnew();
  });
}

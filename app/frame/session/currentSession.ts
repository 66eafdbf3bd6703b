import { openSession } from '../api/sessionClosed';
import { serverNow } from '../device/clock';
import { clearLocal, onLocalChange } from '../device/storage';
import { readSession, SESSION_NAME, type StoredSession, type StoredUser, writeSession } from './storedSession';

/** Who works here and what they hold; null when nobody does. */
export interface CurrentSession {
  user: StoredUser;
  held: ReadonlySet<string>;
}

const listeners = new Set<() => void>();
let current: CurrentSession | null | undefined;

function publish(next: CurrentSession | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function sessionOf(stored: StoredSession | null): CurrentSession | null {
  const user = stored?.data.user[0];
  if (!stored || !user) return null;
  // A new set each time: the previous one is flushed before the names are loaded (spec § 6).
  return { user, held: new Set([...stored.data.permissions_module, ...stored.data.permissions_fontionnalite]) };
}

/** The session of this tab, read from storage at first. */
export function getSession(): CurrentSession | null {
  if (current === undefined) current = sessionOf(readSession(serverNow()));
  return current;
}

/** Begins a session, or refreshes it with a newer token of the same user. */
export function keepSession(stored: StoredSession): void {
  writeSession(stored);
  openSession();
  publish(sessionOf(stored));
}

/** Reads the stored session again: at the shell's start it may have expired since it was stored (spec § 4). */
export function reloadSession(): CurrentSession | null {
  publish(sessionOf(readSession(serverNow())));
  return getSession();
}

/** Empties the local storage; nobody works here any more (spec § 4 Session). */
export function forgetSession(): void {
  clearLocal();
  publish(null);
}

/** The same on a page that is about to be left: told of it, it would draw the login page before the browser loads it. */
export function forgetSessionSilently(): void {
  clearLocal();
  current = null;
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Follows the other tabs: their logout is ours, and when someone else signs in there this tab starts anew, because
 * the browser's one cookie is theirs now. Returns the unsubscription.
 */
export function followOtherTabs(startAnew: () => void): () => void {
  return onLocalChange(SESSION_NAME, () => {
    const before = current?.user.utilisateurid;
    const after = reloadSession()?.user.utilisateurid;
    if (before !== undefined && after !== undefined && before !== after) startAnew();
  });
}

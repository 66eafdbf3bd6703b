import type { SessionOuverte } from '@comptoir/contract/securite';
import { SESSION_LIFE_MS } from '@comptoir/domain/session';
import type { RecordId } from '@comptoir/domain/units';
import { byNewest } from './listing';
import { insertRow, instantOf, rowsHaving } from './rows';
import type { Acces, SessionRow, Store } from './store';

const byUse = byNewest('dernierusage', 'sessionid');

/** The open sessions of a user, the last used first. */
export function sessionsOf(store: Store, id: RecordId): SessionRow[] {
  return rowsHaving(store.sessions, { utilisateurid: id }).sort(byUse);
}

/** Opens a session for a user. Callers must check that they may enter. */
export function openSession(store: Store, utilisateurid: RecordId): SessionRow {
  const now = instantOf(store);
  return insertRow(store, 'sessions', { utilisateurid, appareil: 'Chrome, Linux', createdon: now, dernierusage: now });
}

/** The id of the current session. */
export function sessionidOf(store: Store, acces: Acces): number | undefined {
  return acces.sessionid ?? sessionsOf(store, acces.utilisateurid)[0]?.sessionid;
}

/** Ends a session, which may be the browser's own. */
export function endSession(store: Store, id: RecordId): void {
  if (store.session && sessionidOf(store, store.session) === id) store.session = null;
  store.sessions = store.sessions.filter(({ sessionid }) => sessionid !== id);
}

/** Ends all sessions of a user (CONTRACT "Session"). */
export function endSessionsOf(store: Store, id: RecordId): void {
  if (store.session?.utilisateurid === id) store.session = null;
  store.sessions = store.sessions.filter(({ utilisateurid }) => utilisateurid !== id);
}

export function shownSession(row: SessionRow, courante: number | undefined): SessionOuverte {
  const { utilisateurid: _, ...fields } = row;
  const expire = new Date(Date.parse(row.createdon) + SESSION_LIFE_MS).toISOString();
  return { ...fields, expire, courante: row.sessionid === courante };
}

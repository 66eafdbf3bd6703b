import { payloadOf } from '@comptoir/conformance/token';
import type { TokenPayload } from '@comptoir/contract/auth';
import { checkRights, mayEnter, rightsOf } from '@comptoir/contract/authRules';
import type { Call } from '@comptoir/contract/call';
import { Refusal } from '@comptoir/contract/envelope';
import type { SessionOuverte } from '@comptoir/contract/securite';
import type { Acteur } from '@comptoir/domain/avance';
import { SESSION_LIFE_MS } from '@comptoir/domain/session';
import type { RecordId } from '@comptoir/domain/units';
import { byNewest } from './listing';
import { enseigneOf } from './organisation';
import { lienOf } from './pieces';
import type { By } from './resolver';
import { insertRow, instantOf, liveOrGone, rowOf, rowsHaving, todayOf } from './rows';
import type { Acces, SessionRow, Store, UtilisateurRow } from './store';

/**
 * The user who makes this call; null for a public call without a session. Throws Refusal in the server's order:
 * session, temporary password, permission (CONTRACT "Session", RELIABILITY § 5.8).
 */
export function admitUtilisateur(
  call: Call,
  store: Store,
  session: Acces | null = store.session,
): UtilisateurRow | null {
  const utilisateur = signedIn(store, session);
  if (call.access === 'public') return utilisateur;
  if (!utilisateur) throw new Refusal('auth.session');
  const { motdepassetemporaire } = utilisateur;
  checkRights(call, { motdepassetemporaire, permissions: new Set(permissionsOf(store, utilisateur)) });
  return utilisateur;
}

/** The session of a request: that of its Bearer token, which scripts send, otherwise that of the browser. */
export function accesOf(store: Store, request: Request): Acces | null {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return store.session;
  const payload = payloadOf(token) as Partial<TokenPayload> | undefined;
  const session = store.sessions.find(({ sessionid }) => jtiOf(sessionid) === payload?.jti);
  return session ?? null;
}

/**
 * The user of a session. Null when they are locked, expired or deleted, or the session has ended (CONTRACT "Session").
 */
export function signedIn(store: Store, session: Acces | null = store.session): UtilisateurRow | null {
  if (!session) return null;
  const { utilisateurid: id, sessionid } = session;
  const isOpen = sessionid === undefined || store.sessions.some((row) => row.sessionid === sessionid);
  const row = isOpen && rowOf(store, 'utilisateurs', id);
  return row && mayEnter(row, todayOf(store)) ? row : null;
}

/** The name of a user, even a deleted one, as records show it; empty when no user has this id. */
export function fullName(store: Store, id: RecordId): string {
  const utilisateur = liveOrGone(store, 'utilisateurs').find(({ utilisateurid }) => utilisateurid === id);
  return utilisateur ? `${utilisateur.prenom} ${utilisateur.nom}` : '';
}

/** The path of a user's photo, empty without one. */
export function photoOfUtilisateur(store: Store, id: RecordId): string {
  return lienOf(store.portraits.find(({ utilisateurid }) => utilisateurid === id));
}

/** The permissions of a user's profile, read at each request (CONTRACT "Session"). */
export function permissionsOf(store: Store, { profilid: id, permissions }: UtilisateurRow): readonly string[] {
  return permissions ?? rowOf(store, 'profils', id)?.permissions ?? [];
}

export function holdsPermission({ store, utilisateur }: By, name: string): boolean {
  return permissionsOf(store, utilisateur).includes(name);
}

/** The person who acts on an advance (ADR 0039). */
export function acteurOf(by: By): Acteur {
  return { utilisateurid: by.utilisateur.utilisateurid, accorde: holdsPermission(by, 'avances.accorder') };
}

export function checkHolds(by: By, name: string): void {
  if (!holdsPermission(by, name)) throw new Refusal('auth.permission');
}

/** The user of a call that needs a session. Throws Refusal without one. */
export function knownUtilisateur(utilisateur: UtilisateurRow | null): UtilisateurRow {
  if (!utilisateur) throw new Refusal('auth.session');
  return utilisateur;
}

/** The token of a session: its readable part is like the server's, and its signature is fake (CONTRACT "Session"). */
export function tokenOf(store: Store, utilisateur: UtilisateurRow, sessionid = 0): string {
  const { utilisateurid, nom, prenom, profilid: id, motdepassetemporaire } = utilisateur;
  const libelleprofil = rowOf(store, 'profils', id)?.libelle ?? '';
  const photo = photoOfUtilisateur(store, utilisateurid);
  const { adresse } = store.organisation;
  const payload: TokenPayload = {
    data: {
      user: [{ utilisateurid, nom, prenom, photo, libelleprofil, motdepassetemporaire, ...enseigneOf(store), adresse }],
      ...rightsOf(new Set(permissionsOf(store, utilisateur))),
    },
    exp: Math.floor((store.now() + SESSION_LIFE_MS) / 1000),
    jti: jtiOf(sessionid),
  };
  return [base64url(JSON.stringify({ alg: 'none', typ: 'JWT' })), base64url(JSON.stringify(payload)), 'mock'].join('.');
}

const jtiOf = (sessionid: RecordId) => `mock-${sessionid}`;

function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

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

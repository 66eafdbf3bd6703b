import type { TokenPayload } from '#contract/auth';
import type { Call } from '#contract/call';
import { Refusal } from '#contract/envelope';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS, type Permission } from '#domain/permission';
import { SESSION_LIFE_MS } from '#domain/session';
import type { Store, UtilisateurRow } from './store';

/**
 * The user who may make this call; null for a public one without a session. Throws in the server's order: session,
 * temporary password, permission (CONTRACT "Session", RELIABILITY § 5.8).
 */
export function admit(call: Call, store: Store): UtilisateurRow | null {
  const utilisateur = signedIn(store);
  if (call.access === 'public') return utilisateur;
  if (!utilisateur) throw new Refusal('auth.session');
  if (utilisateur.motdepassetemporaire && !call.isOpenToTemporaryPassword) {
    throw new Refusal('auth.motdepasse_temporaire');
  }
  if (call.access !== 'session' && !call.access.some((name) => holds(utilisateur, name))) {
    throw new Refusal('auth.permission');
  }
  return utilisateur;
}

/** The user of the store's session, or null. */
export function signedIn(store: Store): UtilisateurRow | null {
  return store.utilisateurs.find(({ utilisateurid }) => utilisateurid === store.session?.utilisateurid) ?? null;
}

/** The name of a user as records show it; empty when there is none of that id. */
export function fullName(store: Store, id: number): string {
  const utilisateur = store.utilisateurs.find(({ utilisateurid }) => utilisateurid === id);
  return utilisateur ? `${utilisateur.prenom} ${utilisateur.nom}` : '';
}

export function holds(utilisateur: UtilisateurRow, name: Permission): boolean {
  return utilisateur.permissions.includes(name);
}

/** The user of a call that needs a session. */
export function known(utilisateur: UtilisateurRow | null): UtilisateurRow {
  if (!utilisateur) throw new Refusal('auth.session');
  return utilisateur;
}

/** A session's token: its readable part is the server's, its signature is none (CONTRACT "Session"). */
export function tokenOf(store: Store, utilisateur: UtilisateurRow): string {
  const { utilisateurid, nom, prenom, photo, libelleprofil, motdepassetemporaire, permissions } = utilisateur;
  const payload: TokenPayload = {
    data: {
      user: [{ utilisateurid, nom, prenom, photo, libelleprofil, compagnie: store.compagnie, motdepassetemporaire }],
      permissions_module: MODULE_PERMISSIONS.filter((name) => permissions.includes(name)),
      permissions_fontionnalite: FEATURE_PERMISSIONS.filter((name) => permissions.includes(name)),
    },
    exp: Math.floor((store.now() + SESSION_LIFE_MS) / 1000),
    jti: `mock-${utilisateurid}`,
  };
  return [base64url(JSON.stringify({ alg: 'none', typ: 'JWT' })), base64url(JSON.stringify(payload)), 'mock'].join('.');
}

function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { TokenPayload } from '@comptoir/contract/auth';
import { rightsOf } from '@comptoir/contract/authRules';
import type { Enseigne } from '@comptoir/contract/organisation';
import { jwtVerify, SignJWT } from 'jose';
import type { Session } from './session';

/** The only accepted algorithm: a token with another one, or with none, is refused (RELIABILITY F83). */
const ALGORITHM = 'HS256';

/** Returns the key that signs tokens, made from the operator's secret. */
export function tokenKey(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret, 'utf8'));
}

/** Returns 256 random bits: the name of a session, known only to the holder of its token. */
export function newJti(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a session's name, which the database stores in its place. */
export function empreinteOf(jti: string): string {
  return createHash('sha256').update(jti).digest('hex');
}

/** The content of a token besides the user: the organisation with its address, and the path of the user's photo. */
export type Shown = Enseigne & { adresse: string; photo: string };

function payloadOf(session: Session, { compagnie, logo, adresse, photo }: Shown): TokenPayload['data'] {
  const { utilisateurid, nom, prenom, libelleprofil, motdepassetemporaire, permissions } = session;
  return {
    user: [{ utilisateurid, nom, prenom, photo, libelleprofil, compagnie, motdepassetemporaire, logo, adresse }],
    ...rightsOf(permissions),
  };
}

/**
 * Signs the token of a session with its current permissions; `exp` is the session's end, `iat` is now (CONTRACT
 * "Session").
 */
export function signToken(session: Session, shown: Shown, key: KeyObject): Promise<string> {
  return new SignJWT({ data: payloadOf(session, shown) })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setJti(session.jti)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.parse(session.expire) / 1000))
    .sign(key);
}

interface Verified {
  jti: string;
  /** Epoch seconds. */
  exp: number;
}

/** Verifies a token; each call computes a signature. */
type Verify = (token: string, key: KeyObject, now: number) => Promise<Verified | null>;

/** The most verified tokens that are remembered: enough for the people at work. */
const REMEMBERED = 1000;

/**
 * Returns the `jti` of a token that we signed and that is not over; null for anything else. `now` in epoch
 * milliseconds.
 */
export type TokenVerifier = (token: string, now: number) => Promise<string | null>;

/**
 * Returns a verifier that remembers the tokens whose signature it has checked: a valid signature stays valid. The
 * oldest token is forgotten first. The end of the token, and its session, are checked at each request.
 */
export function tokenVerifier(key: KeyObject, verify: Verify = verifyToken): TokenVerifier {
  const known = new Map<string, Verified>();
  return async (token, now) => {
    const seen = known.get(token);
    if (seen) return seen.exp > Math.floor(now / 1000) ? seen.jti : null;
    const verified = await verify(token, key, now);
    if (!verified) return null;
    const [oldest] = known.keys();
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
    known.set(token, verified);
    return verified.jti;
  };
}

/** Returns the content of a token when its signature is valid and it is not over; otherwise null. */
export async function verifyToken(token: string, key: KeyObject, now: number): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: 'JWT',
      requiredClaims: ['exp', 'jti'],
      currentDate: new Date(now),
    });
    const { jti, exp } = payload;
    return typeof jti === 'string' && exp !== undefined ? { jti, exp } : null;
  } catch {
    return null;
  }
}

import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { TokenPayload } from '@comptoir/contract/auth';
import type { Enseigne } from '@comptoir/contract/organisation';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS } from '@comptoir/domain/permission';
import { jwtVerify, SignJWT } from 'jose';
import type { Session } from './session';

/** Pinned: a token of another algorithm, or of none, is no token (RELIABILITY F83). */
const ALGORITHM = 'HS256';

/** The key that signs tokens, from the operator's secret. */
export function tokenKey(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret, 'utf8'));
}

/** 256 random bits: the session's name, known to its token alone. */
export function newJti(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a session's name. */
export function empreinteOf(jti: string): string {
  return createHash('sha256').update(jti).digest('hex');
}

const PRODUCT_NAMES: ReadonlySet<string> = new Set([...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS]);

/** What a token shows beside who its session is: the organisation, and the path of the user's photo. */
export type Shown = Enseigne & { photo: string };

function payloadOf(session: Session, { compagnie, logo, photo }: Shown): TokenPayload['data'] {
  const { utilisateurid, nom, prenom, libelleprofil, motdepassetemporaire, permissions } = session;
  const added = [...permissions].filter((name) => !PRODUCT_NAMES.has(name)).sort();
  return {
    user: [{ utilisateurid, nom, prenom, photo, libelleprofil, compagnie, motdepassetemporaire, logo }],
    permissions_module: MODULE_PERMISSIONS.filter((name) => permissions.has(name)),
    permissions_fontionnalite: [...FEATURE_PERMISSIONS.filter((name) => permissions.has(name)), ...added],
  };
}

/** The signed token of a session, with today's permissions; `exp` is the session's end, `iat` now (CONTRACT "Session"). */
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

/** Costs a computation of the signature. */
type Verify = (token: string, key: KeyObject, now: number) => Promise<Verified | null>;

/** Tokens whose signature is remembered at most: those of the people who are at work. */
const REMEMBERED = 1000;

/** Gives the `jti` of a token that we signed and that is not over; null for anything else. `now` in epoch milliseconds. */
export type TokenVerifier = (token: string, now: number) => Promise<string | null>;

/**
 * A token that was signed by the key once was signed by it for ever: the whole text is remembered with what it says,
 * the oldest goes first. Whether it is over, and everything about its session, is looked at each time.
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

/** What a token says, when its signature is the key's and it is not over. */
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

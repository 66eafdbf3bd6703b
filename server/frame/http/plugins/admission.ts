import type { KeyObject } from 'node:crypto';
import { checkRights } from '@comptoir/contract/authRules';
import type { Call } from '@comptoir/contract/call';
import { Refusal } from '@comptoir/contract/envelope';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/pool';
import { findSessions, type SessionRow, touchSession } from '../../access/repository';
import { type Session, sessionFrom } from '../../access/session';
import { empreinteOf, type TokenVerifier, tokenVerifier } from '../../access/token';
import { gatheredAsk } from '../../work/gathered';
import { sessionCookieOf } from './cookie';

export interface Admission {
  db: Db;
  /** Epoch milliseconds. */
  now: () => number;
  /** The address that people type, when the settings give one. */
  baseUrl: string | undefined;
  verifyToken: TokenVerifier;
  /** Returns the live session of a fingerprint. The database is read after the call, never before. */
  findSession(empreinte: string): Promise<SessionRow | undefined>;
}

/** Opens the admission of one server: the sessions of simultaneous requests are read together. */
export function openAdmission(
  { db, now, baseUrl }: Pick<Admission, 'db' | 'now' | 'baseUrl'>,
  key: KeyObject,
): Admission {
  const findTogether = gatheredAsk((empreintes: readonly string[]) =>
    findSessions(db, empreintes, new Date(now()).toISOString()),
  );
  return { db, now, baseUrl, verifyToken: tokenVerifier(key), findSession: findTogether };
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Checks a request before its body is read; every route uses this one check: session, origin, temporary password,
 * permission (CONTRACT "Session", "Permissions"). Sets `request.session`, or throws the refusal. `holdAuthor` checks a
 * write once more inside its transaction.
 */
export async function admitRequest(admission: Admission, call: Call, request: FastifyRequest): Promise<void> {
  if (call.access === 'public') {
    checkOrigin(admission, request, false);
    return;
  }
  const session = await sessionOf(admission, request);
  if (!session) throw new Refusal('auth.session');
  // Set before the checks, because the audit log names the user who was refused.
  request.session = session;
  checkOrigin(admission, request, session.carrier === 'cookie');
  checkRights(call, session);
}

function credentialOf(
  { baseUrl }: Admission,
  request: FastifyRequest,
): { token: string; carrier: Session['carrier'] } | null {
  const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, carrier: 'bearer' };
  const cookie = sessionCookieOf(request, baseUrl);
  return cookie ? { token: cookie, carrier: 'cookie' } : null;
}

/** Returns the live session that a request carries, or null. Any request counts as use of the session. */
export async function sessionOf(admission: Admission, request: FastifyRequest): Promise<Session | null> {
  const credential = credentialOf(admission, request);
  const now = admission.now();
  const jti = credential && (await admission.verifyToken(credential.token, now));
  if (!credential || !jti) return null;
  const empreinte = empreinteOf(jti);
  const instant = new Date(now).toISOString();
  const row = await admission.findSession(empreinte);
  if (!row) return null;
  await touchSession(admission.db, empreinte, row, instant);
  return sessionFrom(row, { empreinte, jti, carrier: credential.carrier });
}

/**
 * Refuses an unsafe request from a browser unless it comes from our own origin. A request that names no origin is
 * refused when a cookie carried it (RELIABILITY F93: multipart gets no preflight). On plain http, browsers send no
 * Sec-Fetch-Site, so Origin decides.
 */
function checkOrigin(admission: Admission, request: FastifyRequest, isByCookie: boolean): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site === undefined && origin === undefined && !isByCookie) return;
  const isOwn = site === undefined ? isOwnOrigin(admission, request, origin) : site === 'same-origin';
  if (!isOwn) throw new Refusal('auth.origine');
}

function isOwnOrigin({ baseUrl }: Admission, request: FastifyRequest, origin: string | undefined): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.host || (baseUrl !== undefined && host === new URL(baseUrl).host);
}

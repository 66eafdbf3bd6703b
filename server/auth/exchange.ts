import type { KeyObject } from 'node:crypto';
import type { Call, Received } from '@comptoir/contract/call';
import { Refusal } from '@comptoir/contract/envelope';
import type { RecordId } from '@comptoir/domain/units';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/pool';
import { inTransaction } from '../db/transaction';
import { holdAt, holdAuthor } from '../frame/access/author';
import type { Session } from '../frame/access/session';
import { signToken } from '../frame/access/token';
import { type Activite, insertActivite } from '../frame/audit/repository';
import type { Admission } from '../frame/http/plugins/admission';
import { giveCookie } from '../frame/http/plugins/cookie';
import { type Routing, signedIn } from '../frame/http/routeOf';
import { findOrganisation } from '../organisation/repository';
import { photoOf } from './portrait.repository';
import { type Cible, reserveAttempt } from './throttle.repository';

/** The parts of the application that the session's calls need. */
export interface AuthRouting extends Routing {
  admission: Admission;
  /** Name of the organisation until one is set. */
  compagnie: string;
  key: KeyObject;
}

/** A request for one of the session's calls, and its reply. */
export interface Exchange {
  call: Call;
  routing: AuthRouting;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers one of the session's calls. It runs outside a transaction, because it may hash a password. */
export type AuthHandler<C extends Call> = (input: Received<C>, exchange: Exchange) => Promise<{ data: unknown }>;

/** Returns the time of the exchange, ISO 8601 UTC. */
export function nowOf({ routing }: Exchange): string {
  return new Date(routing.now()).toISOString();
}

/**
 * Writes to the user's own account, one such write of a user after the other. Refuses in the same cases as
 * `holdAuthor`.
 */
export function asAuthor<T>({ call, routing, request }: Exchange, work: (trx: Db) => Promise<T>): Promise<T> {
  return inTransaction(routing.db, async (trx) => {
    const hold = holdAt(routing.now(), { passing: 'alone' });
    await holdAuthor(trx, { call, former: signedIn(request), hold, first: null });
    return work(trx);
  });
}

/** Counts an attempt. Throws when there were too many (CONTRACT "Session"). */
export function countAttemptIn(exchange: Exchange, cible: Cible): Promise<void> {
  return countAttempt(exchange.routing.db, cible, nowOf(exchange));
}

/**
 * Counts an attempt on any `db`; `now` is in ISO 8601 UTC. Throws Refusal `requete.trop_frequente`, with the seconds to
 * wait.
 */
export async function countAttempt(db: Db, cible: Cible, now: string): Promise<void> {
  const seconds = await reserveAttempt(db, cible, now);
  if (seconds === null) return;
  throw new Refusal('requete.trop_frequente', {
    params: { minutes: Math.ceil(seconds / 60) },
    retryAfter: seconds,
  });
}

/** Appends to the audit log; `utilisateurid` is null when no known user signed in. */
export async function recordActivite(
  db: Db,
  exchange: Exchange,
  utilisateurid: RecordId | null,
  activite: Activite,
): Promise<void> {
  await insertActivite(db, { requestid: exchange.request.id, utilisateurid, date: nowOf(exchange) }, activite);
}

/** Returns the token of a session, as the data of an answer. */
export async function tokenOf(session: Session, { routing }: Exchange): Promise<{ token: string }> {
  const { db, compagnie, key } = routing;
  const [house, photo] = await Promise.all([findOrganisation(db, compagnie), photoOf(db, session.utilisateurid)]);
  return { token: await signToken(session, { ...house, photo }, key) };
}

/** Returns the token of a session that was just opened, and sets the cookie that carries it. */
export async function giveSession(session: Session, exchange: Exchange): Promise<{ token: string }> {
  const given = await tokenOf(session, exchange);
  const { request, reply, routing } = exchange;
  giveCookie(request, reply, { ...given, expire: session.expire, baseUrl: routing.admission.baseUrl });
  return given;
}

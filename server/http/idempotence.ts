import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call';
import { Refusal } from '#contract/envelope';
import { messageOf } from '#contract/errors';
import type { Permission } from '#domain/permission';
import { passwordFingerprint } from '../auth/password';
import type { Session } from '../auth/session';
import { isReached } from '../caisses/reach';
import type { Db } from '../db/pool';
import { crashPoint } from './crash';
import { keepAnswer, keptAnswer, takeKey } from './idempotence.repository';
import type { Input } from './receive';
import { langOfRequest } from './request';

const KEY_MIN = 16;
const KEY_MAX = 128;

/** A request's key and what it stands for. */
export interface Slot {
  utilisateurid: number;
  cle: string;
  /** SHA-256 of method, route, parameters, body and files; a password in it is hashed slowly first. */
  empreinte: string;
  requestid: string;
}

interface Answered {
  data: unknown;
  count?: number;
}

/** What an answer was given for, beside the permissions of its call. */
interface Rights {
  permissions: Permission[];
  caisses: number[];
}

/** Gathers what an answer is given for, while its write runs. */
export class Needed {
  readonly #permissions = new Set<Permission>();
  readonly #caisses = new Set<number>();

  permission(name: Permission): void {
    this.#permissions.add(name);
  }

  /** The registers that these records are of. */
  registersOf(...records: unknown[]): void {
    for (const record of records) {
      const { caisseid } = (record ?? {}) as { caisseid?: unknown };
      if (typeof caisseid === 'number') this.#caisses.add(caisseid);
    }
  }

  all(): Rights {
    return { permissions: [...this.#permissions], caisses: [...this.#caisses] };
  }
}

/** Refuses as the call itself would: who lost a right since gets nothing that it gave (CONTRACT "Permissions"). */
function checkStillHeld({ permissions, caisses }: Rights, session: Session): void {
  if (!permissions.every((name) => session.permissions.has(name))) throw new Refusal('auth.permission');
  if (!caisses.every((caisseid) => isReached(session, caisseid))) throw new Refusal('introuvable');
}

/** The slot of a request that carries a key, or null. Throws on a key outside 16 to 128 characters (CONTRACT "Types"). */
export async function slotOf(call: Call, request: FastifyRequest, input: Input<Call>): Promise<Slot | null> {
  const cle = call.isIdempotent ? request.headers['idempotency-key'] : undefined;
  if (cle === undefined || !request.session) return null;
  if (typeof cle !== 'string' || cle.length < KEY_MIN || cle.length > KEY_MAX) throw malformedKey(request);
  const { utilisateurid } = request.session;
  const body = await withoutSecrets(call, input.body, `${utilisateurid} ${cle}`);
  return { utilisateurid, cle, empreinte: fingerprintOf(call, { ...input, body }), requestid: request.id };
}

/** Nobody guesses a password from what a key keeps faster than from the account itself. */
async function withoutSecrets(call: Call, body: object, sel: string): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    Object.entries(body).map(async ([name, value]) => [
      name,
      call.secrets.includes(name) ? await passwordFingerprint(String(value), sel) : value,
    ]),
  );
  return Object.fromEntries(entries);
}

function malformedKey(request: FastifyRequest): Refusal {
  const code = 'champ.hors_limites';
  const error = { path: 'idempotency-key', code, message: messageOf(code, langOfRequest(request)) } as const;
  return new Refusal('requete.invalide', { errors: [error] });
}

function fingerprintOf(call: Call, { params, query, body, files }: Input<Call>): string {
  const pieces = files.map(({ empreinte }) => empreinte);
  const payload = [call.method, call.path, sorted(params), sorted(query), sorted(body), pieces];
  return createHash('sha256').update(JSON.stringify(payload)).digest('hex');
}

function sorted(record: object): [string, unknown][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Runs a write once for its key, inside the write's own transaction: the answer is kept with what it tells, a refusal
 * leaves nothing behind. The same key with another payload is refused (CONTRACT "Types"), and so is its author when they
 * no longer hold what the answer was given for.
 */
export async function once<A extends Answered>(
  trx: Db,
  slot: Slot | null,
  { session, needed }: { session: Session; needed: Needed },
  work: () => Promise<A>,
): Promise<{ answer: A; isReplayed: boolean }> {
  if (!slot) return { answer: await work(), isReplayed: false };
  if (await takeKey(trx, slot)) {
    crashPoint('idempotence');
    const answer = await work();
    await keepAnswer(trx, slot.utilisateurid, slot.cle, JSON.stringify({ ...answer, droits: needed.all() }));
    crashPoint('reponse');
    return { answer, isReplayed: false };
  }
  const kept = await keptAnswer(trx, slot.utilisateurid, slot.cle);
  // Swept between the two statements: as if it had been taken too long ago.
  if (kept?.corps == null) throw new Refusal('base.indisponible');
  if (kept.empreinte !== slot.empreinte) throw new Refusal('idempotence.conflit');
  // One that an earlier version kept says nothing of them.
  const { droits, ...answer } = JSON.parse(kept.corps) as A & { droits?: Rights };
  if (droits) checkStillHeld(droits, session);
  return { answer: answer as unknown as A, isReplayed: true };
}

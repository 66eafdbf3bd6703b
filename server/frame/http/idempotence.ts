import { createHash } from 'node:crypto';
import type { Call } from '@comptoir/contract/call';
import { Refusal } from '@comptoir/contract/envelope';
import { checkIdempotencyKey } from '@comptoir/contract/recordRules';
import { isReached } from '@comptoir/domain/habilitation';
import type { Permission } from '@comptoir/domain/permission';
import type { Count, RecordId } from '@comptoir/domain/units';
import type { FastifyRequest } from 'fastify';
import { type Envoi, type KeptOn, madeBy } from '../../db/envoi';
import type { Db } from '../../db/pool';
import { passwordFingerprint } from '../access/password';
import type { Session } from '../access/session';
import type { Activite } from '../audit/repository';
import { crashPoint } from '../work/crash';
import { keepAnswer, keptAnswer } from './idempotence.repository';
import type { Input } from './receive';

export interface Slot extends Envoi {
  requestid: string;
}

interface Answered {
  data: unknown;
  count?: Count;
}

/** How a repeated request is answered: with the `kept` first answer, or with the `stored` record as it is now. */
export type Replay = 'kept' | 'stored';

/** A call whose key is kept on the record that it made. */
export interface Lasting<A> {
  keptOn: KeptOn;
  /** Answers with the record as it is now, if the user may read it; refuses as the call itself would. */
  stored(id: RecordId): Promise<A>;
}

/** The rights on which an answer depended, besides the permissions of its call. */
interface Rights {
  permissions: Permission[];
  caisses: number[];
}

/** Collects the rights on which an answer depends, while its write runs. */
export class Needed {
  readonly #permissions = new Set<Permission>();
  readonly #caisses = new Set<number>();

  permission(name: Permission): void {
    this.#permissions.add(name);
  }

  /**
   * Adds the registers of these records of the audit log that the session reaches: one of the two registers of a
   * transfer may be another's, and an advance is its holder's, whoever pays it out (ADR 0035, 0039). A user who opens a
   * register reaches it.
   */
  registersOf(session: Session, { objet, avant, apres }: Pick<Activite, 'objet' | 'avant' | 'apres'>): void {
    for (const record of [avant, apres]) {
      const { caisseid, sourceid, cibleid } = (record ?? {}) as Partial<Record<string, unknown>>;
      for (const id of objet === 'transfert' ? [sourceid, cibleid] : [caisseid]) {
        if (typeof id === 'number' && (objet === 'caisse' || isReached(session.caisses, id))) this.#caisses.add(id);
      }
    }
  }

  all(): Rights {
    return { permissions: [...this.#permissions], caisses: [...this.#caisses] };
  }
}

/**
 * Refuses as the call itself would: a user who lost a right since then no longer gets an answer that depended on it
 * (CONTRACT "Permissions").
 */
function checkStillHeld({ permissions, caisses }: Rights, session: Session): void {
  if (!permissions.every((name) => session.permissions.has(name))) throw new Refusal('auth.permission');
  if (!caisses.every((caisseid) => isReached(session.caisses, caisseid))) throw new Refusal('introuvable');
}

/**
 * Returns the slot of a request that carries a key, or null. Throws when the key is shorter than 16 or longer than 128
 * characters (CONTRACT "Types").
 */
export async function slotOf(call: Call, request: FastifyRequest, input: Input<Call>): Promise<Slot | null> {
  const given = call.isIdempotent ? request.headers['idempotency-key'] : undefined;
  if (given === undefined || !request.session) return null;
  // Node joins a header that is sent twice into one text.
  const cle = String(given);
  checkIdempotencyKey(cle);
  const { utilisateurid } = request.session;
  const body = await withoutSecrets(call, input.body, `${utilisateurid} ${cle}`);
  return { utilisateurid, cle, empreinte: fingerprintOf(call, { ...input, body }), requestid: request.id };
}

/** Replaces secrets by slow fingerprints: guessing a password from a kept key is as slow as from the account itself. */
async function withoutSecrets(call: Call, body: object, sel: string): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    Object.entries(body).map(async ([name, value]) => [
      name,
      call.secrets.includes(name) ? await passwordFingerprint(String(value), sel) : value,
    ]),
  );
  return Object.fromEntries(entries);
}

function fingerprintOf(call: Call, { params, query, body, files }: Input<Call>): string {
  const pieces = files.map(({ empreinte }) => empreinte);
  const payload = [call.method, call.path, sortedEntries(params), sortedEntries(query), sortedEntries(body), pieces];
  return createHash('sha256').update(JSON.stringify(payload)).digest('hex');
}

function sortedEntries(record: object): [string, unknown][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

interface Once<A> {
  /** Whether this transaction took the key (`keyTaken`). */
  isTaken: Promise<boolean>;
  session: Session;
  needed: Needed;
  /** Null for a call whose key is deleted together with its answer. */
  lasting: Lasting<A> | null;
}

/**
 * Runs a write once for its key, inside the write's own transaction. The answer is kept in that transaction; a refused
 * write leaves nothing behind. The same key with another payload is refused (CONTRACT "Types"), and so is an author who
 * no longer holds the rights on which the answer depended.
 */
export async function writeOnce<A extends Answered>(
  trx: Db,
  slot: Slot | null,
  { isTaken, session, needed, lasting }: Once<A>,
  work: () => Promise<A>,
): Promise<{ answer: A; replay: Replay | null }> {
  if (!slot) return { answer: await work(), replay: null };
  if (await isTaken) {
    crashPoint('idempotence');
    const answer = await work();
    await keepAnswer(trx, slot.utilisateurid, slot.cle, JSON.stringify({ ...answer, droits: needed.all() }));
    crashPoint('reponse');
    return { answer, replay: null };
  }
  const kept = await keptAnswer(trx, slot.utilisateurid, slot.cle);
  if (kept?.corps == null) return { answer: await storedAnswer(trx, slot, lasting), replay: 'stored' };
  checkSame(kept, slot);
  // Answers kept by an earlier version name no rights.
  const { droits, ...answer } = JSON.parse(kept.corps) as A & { droits?: Rights };
  if (droits) checkStillHeld(droits, session);
  return { answer: answer as unknown as A, replay: 'kept' };
}

/** Answers with the stored record when the kept answer was deleted long ago. */
async function storedAnswer<A>(trx: Db, slot: Slot, lasting: Lasting<A> | null): Promise<A> {
  const made = lasting && (await madeBy(trx, lasting.keptOn, slot));
  // The answer was deleted between the two statements: the client is asked to try again.
  if (!made) throw new Refusal('base.indisponible');
  checkSame(made, slot);
  return lasting.stored(made.id);
}

function checkSame({ empreinte }: Pick<Envoi, 'empreinte'>, slot: Slot): void {
  if (empreinte !== slot.empreinte) throw new Refusal('idempotence.conflit');
}

import type { Call } from '@comptoir/contract/call';
import type { Answer } from '@comptoir/contract/envelope';
import { Refusal } from '@comptoir/contract/envelope';
import { todayInAbidjan } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptOn } from '../../db/envoi';
import type { Db } from '../../db/pool';
import { type AnyQuestion, type Asked, ask, together } from '../../db/together';
import { inTransaction } from '../../db/transaction';
import { type Holding, holdAt, holdAuthor } from '../access/author';
import { authorQuestions } from '../access/author.repository';
import type { Session } from '../access/session';
import { noteActivite } from '../audit/repository';
import { closeUploads, storedUploads, storeUploads } from '../storage/upload';
import { crashPoint } from '../work/crash';
import { declared, sendSuccess } from './answer';
import { attend } from './attend';
import type { Context } from './context';
import { type Lasting, Needed, once, type Slot, slotOf } from './idempotence';
import { keyTaken } from './idempotence.repository';
import type { Reception } from './multipart';
import { type Input, receive } from './receive';
import { langOfRequest } from './request';
import type { Shares } from './shares';

/** Answers one call, or throws a `Refusal`. A write runs in a transaction, again when it meets a deadlock. */
export type Handler<C extends Call> = (input: Input<C>, context: Context) => Promise<Answer<C>>;

/** A write with slow work, such as hashing a password, that no transaction may wait for. */
export interface PreparedHandler<C extends Call> {
  /** Does it, once and before the transaction opens; gives what then runs in it, again when it meets a deadlock. */
  prepare(input: Input<C>, context: Pick<Context, 'db' | 'lang' | 'today'>): Promise<Work<C>>;
}

/** What a write asks in the same round trip as its author and its key: first its locks, in their order. */
interface Ahead<C extends Call> {
  /** Each is taken by the context's `told`; what was not asked ahead is asked then. */
  ahead(input: Input<C>): readonly AnyQuestion[];
}

/** A write that asks ahead. */
export interface AskingHandler<C extends Call> extends Ahead<C> {
  write: Handler<C>;
}

/** A creation whose key stays on what it made (`hasLastingKey`). */
export interface LastingHandler<C extends Call> extends Partial<Ahead<C>> {
  keptOn: KeptOn;
  /** Writes the record with the context's `envoi`. */
  create: Handler<C>;
  /** Answers with the record that a key made, to who may read it; refuses as `create` would. */
  stored(id: RecordId, context: Context): Promise<Answer<C>>;
}

type Work<C extends Call> = (context: Context) => Promise<Answer<C>>;
type AnyHandler<C extends Call> = C['method'] extends 'GET' ? Handler<C> : WriteHandler<C>;
type WriteHandler<C extends Call> = Handler<C> | AskingHandler<C> | PreparedHandler<C> | LastingHandler<C>;

/** One handler for each call of a noun: a call without one does not compile. */
export type Handlers<Group> = { [Name in keyof Group]: Group[Name] extends Call ? AnyHandler<Group[Name]> : never };

/** What routes need of the application. */
export interface Routing extends Reception {
  db: Db;
  /** What the writes of these routes hold, where it is more than their author. */
  holding?: Holding;
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds between two looks at who sends or gets a long file. */
  lookMs: number;
  /** Throws when writes are refused: damaged ledger, a disk without room for this many bytes. */
  assertWritable(bytes: number): Promise<void>;
  /** The turns of reads that go through whole tables. */
  costly: Shares;
  /** Throws unless the request may make this call (CONTRACT "Permissions"). */
  admit(call: Call, request: FastifyRequest): Promise<void>;
}

/** Registers a noun's calls. */
export function routesOf<Group extends object>(
  app: FastifyInstance,
  routing: Routing,
  group: Group,
  handlers: Handlers<Group>,
): void {
  for (const name of Object.keys(group) as (keyof Group)[]) {
    const [call, handler] = [group[name] as Call, handlers[name] as unknown as Answerer['handler']];
    registerCall(app, { routing, call, handler });
  }
}

/** The path of a call as Fastify spells it. */
export function urlOf(call: Call): string {
  return `/api/${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** The part of a call's route that is the same whatever answers it: where it is, and who is let in. */
export function admitted(routing: Pick<Routing, 'admit'>, call: Call) {
  return {
    method: call.method,
    url: urlOf(call),
    config: { access: call.access, call },
    // Before the body is read: session, origin, permission, and only then input and state (RELIABILITY § 5.8).
    onRequest: (request: FastifyRequest) => routing.admit(call, request),
  };
}

/** A call with what answers it. */
interface Answerer<H = WriteHandler<Call>> {
  routing: Routing;
  call: Call;
  handler: H;
}

const isLasting = (handler: WriteHandler<Call>): handler is LastingHandler<Call> => 'keptOn' in handler;

function registerCall(app: FastifyInstance, answerer: Answerer): void {
  const { routing, call, handler } = answerer;
  if (isLasting(handler) !== call.hasLastingKey) throw new Error(`${call.path}: declared with another kind of key`);
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    call.method === 'GET' && typeof handler === 'function'
      ? answerRead({ routing, call, handler }, request, reply)
      : answerWrite(answerer, request, reply);
  app.route({ ...admitted(routing, call), handler: answer });
}

async function answerRead(
  { routing, call, handler }: Answerer<Handler<Call>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const input = await receive(call, request, routing);
  const read = () => handler(input, contextOf(routing, request, {}));
  const answer = call.isCostly ? await routing.costly(signedIn(request).utilisateurid, read) : await read();
  return sendSuccess(call, declared(call, answer), request, reply);
}

/**
 * What a write was sent with. A video may come for hours: that is a use of the session, which is not idle meanwhile;
 * what else becomes of it is judged when all of it is there.
 */
async function received(routing: Routing, call: Call, request: FastifyRequest): Promise<Input<Call>> {
  if (!call.file) return receive(call, request, routing);
  const stop = attend({
    everyMs: routing.lookMs,
    look: () => routing.admit(call, request),
    end: () => undefined,
  });
  return receive(call, request, routing).finally(stop);
}

async function answerWrite(
  { routing, call, handler }: Answerer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // An upload's own room is held where its form is read.
  await routing.assertWritable(call.file ? 0 : Number(request.headers['content-length'] ?? 0));
  const input = await received(routing, call, request);
  let outcome: 'committed' | 'refused' | 'unknown' = 'refused';
  let tasks: (() => Promise<void>)[] = [];
  try {
    const slot = await slotOf(call, request, input);
    const work = await workOf(handler, input, contextOf(routing, request, {}));
    await storeUploads(routing.storage, input.files);
    const { answer, replay } = await inTransaction(routing.db, async (trx, attempt) => {
      tasks = [];
      const needed = new Needed();
      const hold = holdAt(routing.now(), routing.holding);
      await routing.holding?.first?.(trx);
      // First of all the author: the request may have been on its way for hours.
      const first = authorQuestions(signedIn(request), hold);
      const asked = together(trx, attempt > 1 ? [] : [...first, ...aheadOf(handler, input, slot)]);
      const session = await holdAuthor(asked, call, signedIn(request), hold);
      const context = contextOf(routing, request, { db: trx, session, envoi: slot, tasks, needed, asked });
      // Parsed before COMMIT: an answer that breaks its declaration writes nothing.
      return once(trx, slot, { asked, session, needed, lasting: lastingOf(call, handler, context) }, async () => {
        const answer = declared(call, await work(context));
        await storedUploads(input.files);
        return answer;
      });
    });
    crashPoint('commit');
    outcome = replay ? 'refused' : 'committed';
    if (replay) void reply.header('Idempotent-Replayed', 'true');
    return sendSuccess({ ...call, ...(replay === 'stored' && { status: 200 }) }, answer, request, reply);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'base.resultat_inconnu') outcome = 'unknown';
    throw error;
  } finally {
    // After an unknown COMMIT the rows may name the files: the sweeper decides later.
    await settle(() => closeUploads(input.files, outcome !== 'refused'), request);
    if (outcome === 'committed') for (const task of tasks) await settle(task, request);
  }
}

/** What of a write runs in its transaction, its slow part done. */
async function workOf(
  handler: WriteHandler<Call>,
  input: Input<Call>,
  context: Pick<Context, 'db' | 'lang' | 'today'>,
): Promise<Work<Call>> {
  if ('prepare' in handler) return handler.prepare(input, context);
  if ('write' in handler) return (inside) => handler.write(input, inside);
  const create = isLasting(handler) ? handler.create : handler;
  return (inside) => create(input, inside);
}

/** What a write asks behind its author: its key, then what the noun wants. */
function aheadOf(handler: WriteHandler<Call>, input: Input<Call>, slot: Slot | null): AnyQuestion[] {
  const keptOn = isLasting(handler) ? handler.keptOn : null;
  const asks = 'ahead' in handler && handler.ahead ? handler.ahead(input) : [];
  return [...(slot ? [keyTaken(slot, keptOn)] : []), ...asks];
}

function lastingOf(call: Call, handler: WriteHandler<Call>, context: Context): Lasting<Answer<Call>> | null {
  if (!isLasting(handler)) return null;
  return { keptOn: handler.keptOn, stored: async (id) => declared(call, await handler.stored(id, context)) };
}

/** What is left behind is swept later: the answer stands whatever becomes of it. */
async function settle(task: () => Promise<void>, request: FastifyRequest): Promise<void> {
  await task().catch((error: unknown) => request.log.error({ err: error }, 'after the answer was decided'));
}

/** What a transaction adds; of a read, and before it, there is none of it. */
interface Running {
  db?: Db;
  session?: Session;
  envoi?: Slot | null;
  tasks?: (() => Promise<void>)[];
  needed?: Needed;
  asked?: Asked;
}

function contextOf(
  routing: Routing,
  request: FastifyRequest,
  { db = routing.db, session = signedIn(request), envoi = null, tasks = [], needed = new Needed(), asked }: Running,
): Context {
  const nowMs = routing.now();
  const now = new Date(nowMs).toISOString();
  return {
    db,
    session,
    requestid: request.id,
    envoi,
    lang: langOfRequest(request),
    now,
    today: todayInAbidjan(nowMs),
    storage: routing.storage,
    told: (question) => (asked ? asked.told(question) : ask(db, question)),
    keptFor: (permission) => needed.permission(permission),
    audit: async (activite) => {
      needed.registersOf(activite.avant, activite.apres);
      await noteActivite(db, { requestid: request.id, utilisateurid: session.utilisateurid, date: now }, activite);
    },
    afterCommit: (task) => tasks.push(task),
  };
}

/** The session of a request that `admit` let through. */
export function signedIn(request: FastifyRequest): Session {
  if (!request.session) throw new Refusal('auth.session');
  return request.session;
}

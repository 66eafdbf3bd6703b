import type { Call } from '@comptoir/contract/call';
import { type Answer, Refusal } from '@comptoir/contract/envelope';
import { todayInAbidjan } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptOn } from '../../db/envoi';
import type { Db } from '../../db/pool';
import type { Answers, Questions } from '../../db/together';
import { inTransaction } from '../../db/transaction';
import { type Holding, holdAt } from '../access/author';
import type { Session } from '../access/session';
import { noteActivite } from '../audit/repository';
import { closeUploads, storedUploads, storeUploads } from '../storage/upload';
import { crashPoint } from '../work/crash';
import { declaredAnswer, sendSuccess } from './answer';
import { attendSession } from './attend';
import type { Context } from './context';
import { type Lasting, Needed, type Slot, slotOf, writeOnce } from './idempotence';
import type { Reception } from './multipart';
import { type Opening, openWrite } from './opening';
import { type Input, receiveRequest } from './receive';
import { langOfRequest } from './request';
import type { Shares } from './shares';

/** Answers one call, or throws a `Refusal`. A write runs in a transaction, and runs again after a deadlock. */
export type Handler<C extends Call> = (input: Input<C>, context: Context) => Promise<Answer<C>>;

/** A write with slow work (such as hashing a password), during which no transaction may be open. */
export interface PreparedHandler<C extends Call> {
  /**
   * Does the slow work once, before the transaction opens. Returns the work for the transaction, which runs again after
   * a deadlock.
   */
  prepare(input: Input<C>, context: Pick<Context, 'db' | 'today'>): Promise<Work<C>>;
}

/** A write that reads by questions, or whose key lasts. */
export interface WriteHandler<C extends Call, Q extends Questions = Questions> {
  /**
   * Its reads in any case, by name: its locks first, in their order. They are asked in one round trip with the
   * questions about its author and its key.
   */
  reads?(input: Input<C>): Q;
  write(input: Input<C>, context: Context, lus: Answers<Q>): Promise<Answer<C>>;
  /**
   * The table that keeps the key of a created record (`hasLastingKey`); the write stores the context's `envoi` there.
   */
  keptOn?: KeptOn;
  /** Answers with the record that a key made, if the user may read it; refuses as `write` would. */
  stored?(id: RecordId, context: Context): Promise<Answer<C>>;
}

/** Returns the handler of a write, with the answers typed by its questions. */
export const reading = <C extends Call, Q extends Questions>(handler: WriteHandler<C, Q>): WriteHandler<C> => handler;

type Work<C extends Call> = (context: Context, lus: Answers<Questions>) => Promise<Answer<C>>;
type AnyWrite<C extends Call> = Handler<C> | WriteHandler<C> | PreparedHandler<C>;
type AnyHandler<C extends Call> = C['method'] extends 'GET' ? Handler<C> : AnyWrite<C>;

/** One handler for each call of a noun; the compiler refuses a missing one. */
export type Handlers<Group> = { [Name in keyof Group]: Group[Name] extends Call ? AnyHandler<Group[Name]> : never };

/** The parts of the application that routes need. */
export interface Routing extends Reception {
  db: Db;
  /** The locks that the writes of these routes take, when they take more than their author's. */
  holding?: Holding;
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds between two checks of a user who sends or receives a long file. */
  lookMs: number;
  /** Throws when writes are refused: a broken ledger, or a disk without room for this many bytes. */
  assertWritable(bytes: number): Promise<void>;
  /** Limits the reads that go through whole tables. */
  costly: Shares;
  /** Limits the drawing of papers. */
  papers: Shares;
  /** Throws unless the request may make this call (CONTRACT "Permissions"). */
  admit(call: Call, request: FastifyRequest): Promise<void>;
  /** Registers the export of a call, if it is a list that is exported (PRODUCT L). */
  serveExport(app: FastifyInstance, routing: Routing, list: Listed): void;
}

/** A read with its answer, in this database: the pool, or a transaction. */
export interface Listed {
  call: Call;
  read(input: Input<Call>, request: FastifyRequest, db: Db): Promise<Answer<Call>>;
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

/** Returns the path of a call in Fastify's notation. */
export function urlOf(call: Call): string {
  return `/api/${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Returns the part of a call's route that does not depend on its handler: its path, and who may call it. */
export function admittedRoute(routing: Pick<Routing, 'admit'>, call: Call) {
  return {
    method: call.method,
    url: urlOf(call),
    config: { access: call.access, call },
    // Session, origin and permission are checked before the body is read; input and state only after (RELIABILITY §
    // 5.8).
    onRequest: (request: FastifyRequest) => routing.admit(call, request),
  };
}

/** A call and its handler. */
interface Answerer<H = AnyWrite<Call>> {
  routing: Routing;
  call: Call;
  handler: H;
}

type LastingHandler = WriteHandler<Call> & Required<Pick<WriteHandler<Call>, 'keptOn' | 'stored'>>;
const isLasting = (handler: AnyWrite<Call>): handler is LastingHandler => 'keptOn' in handler && 'stored' in handler;

function registerCall(app: FastifyInstance, answerer: Answerer): void {
  const { routing, call, handler } = answerer;
  if (isLasting(handler) !== call.hasLastingKey) throw new Error(`${call.path}: declared with another kind of key`);
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    call.method === 'GET' && typeof handler === 'function'
      ? answerRead({ routing, call, handler }, request, reply)
      : answerWrite(answerer, request, reply);
  app.route({ ...admittedRoute(routing, call), handler: answer });
  if (call.isPaged && typeof handler === 'function') {
    const read: Listed['read'] = (input, request, db) => handler(input, contextOf(routing, request, { db }));
    routing.serveExport(app, routing, { call, read });
  }
}

async function answerRead(
  { routing, call, handler }: Answerer<Handler<Call>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const input = await receiveRequest(call, request, routing);
  const read = () => handler(input, contextOf(routing, request, {}));
  const answer = call.isCostly ? await routing.costly(signedIn(request).utilisateurid, read) : await read();
  return sendSuccess(call, declaredAnswer(call, answer), request, reply);
}

/**
 * Reads the input of a write. A video may take hours to arrive: that counts as use of the session. A user who lost the
 * right meanwhile is refused after all of it has arrived.
 */
async function receivedInput(routing: Routing, call: Call, request: FastifyRequest): Promise<Input<Call>> {
  if (!call.file) return receiveRequest(call, request, routing);
  const stop = attendSession({
    everyMs: routing.lookMs,
    look: () => routing.admit(call, request),
    end: () => undefined,
  });
  return receiveRequest(call, request, routing).finally(stop);
}

async function answerWrite(
  { routing, call, handler }: Answerer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The room for an upload is held where its form is read.
  await routing.assertWritable(call.file ? 0 : Number(request.headers['content-length'] ?? 0));
  const input = await receivedInput(routing, call, request);
  let outcome: 'committed' | 'refused' | 'unknown' = 'refused';
  let tasks: (() => Promise<void>)[] = [];
  try {
    const slot = await slotOf(call, request, input);
    const work = await workOf(handler, input, contextOf(routing, request, {}));
    await storeUploads(routing.storage, input.files);
    const { answer, replay } = await inTransaction(routing.db, async (trx, attempt) => {
      tasks = [];
      const needed = new Needed();
      await routing.holding?.first?.(trx);
      const asking = { call, former: signedIn(request), hold: holdAt(routing.now(), routing.holding) };
      const opened = await openWrite(trx, { ...asking, slot, ...askedBy(handler, input) }, attempt);
      const context = contextOf(routing, request, { db: trx, session: opened.session, envoi: slot, tasks, needed });
      // The answer is checked before COMMIT, so an answer that breaks its declaration writes nothing.
      return writeOnce(trx, slot, { ...opened, needed, lasting: lastingOf(call, handler, context) }, async () => {
        const answer = declaredAnswer(call, await work(context, await opened.lus));
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
    // When the result of COMMIT is unknown, rows may name the files: the sweeper decides later.
    await settleTask(() => closeUploads(input.files, outcome !== 'refused'), request);
    if (outcome === 'committed') for (const task of tasks) await settleTask(task, request);
  }
}

/** Returns the part of a write that runs in its transaction, after the slow part. */
async function workOf(
  handler: AnyWrite<Call>,
  input: Input<Call>,
  context: Pick<Context, 'db' | 'today'>,
): Promise<Work<Call>> {
  if ('prepare' in handler) return handler.prepare(input, context);
  if ('write' in handler) return (inside, lus) => handler.write(input, inside, lus);
  return (inside) => handler(input, inside);
}

/** Returns the questions of a write besides those of every write. */
function askedBy(handler: AnyWrite<Call>, input: Input<Call>): Pick<Opening, 'keptOn' | 'reads'> {
  if (!('write' in handler)) return { keptOn: null, reads: {} };
  return { keptOn: handler.keptOn ?? null, reads: handler.reads?.(input) ?? {} };
}

function lastingOf(call: Call, handler: AnyWrite<Call>, context: Context): Lasting<Answer<Call>> | null {
  if (!isLasting(handler)) return null;
  return { keptOn: handler.keptOn, stored: async (id) => declaredAnswer(call, await handler.stored(id, context)) };
}

/**
 * Runs a task after the answer is decided. A failure is logged and does not change the answer; its remains are swept
 * later.
 */
async function settleTask(task: () => Promise<void>, request: FastifyRequest): Promise<void> {
  await task().catch((error: unknown) => request.log.error({ err: error }, 'after the answer was decided'));
}

/** The part of the context that a transaction adds; a read has none of it, nor has a write before its transaction. */
interface Running {
  db?: Db;
  session?: Session;
  envoi?: Slot | null;
  tasks?: (() => Promise<void>)[];
  needed?: Needed;
}

function contextOf(
  routing: Routing,
  request: FastifyRequest,
  { db = routing.db, session = signedIn(request), envoi = null, tasks = [], needed = new Needed() }: Running,
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
    keptFor: (permission) => needed.permission(permission),
    audit: async (activite) => {
      needed.registersOf(session, activite);
      await noteActivite(db, { requestid: request.id, utilisateurid: session.utilisateurid, date: now }, activite);
    },
    afterCommit: (task) => tasks.push(task),
  };
}

/** Returns the session of a request that `admitRequest` let through. */
export function signedIn(request: FastifyRequest): Session {
  if (!request.session) throw new Refusal('auth.session');
  return request.session;
}

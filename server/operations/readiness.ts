import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/pool';
import type { FileStorage } from '../frame/storage/storage';
import { readVerification, type Verification } from '../ledger/progress.repository';
import type { LedgerState } from '../ledger/state';
import * as migrations from '../migrations/registry';
import { readDatabaseState } from './readiness.repository';

/** The first reason found why this server cannot do its work. */
export type Trouble = 'base' | 'schema' | 'lecture' | 'ledger' | 'espace' | 'fichiers';

export interface Readiness {
  db: Db;
  ledger: LedgerState;
  /** Throws while the disk of the data directory has too little room (RELIABILITY F10). */
  assertSpace: () => Promise<void>;
  storage: Pick<FileStorage, 'assertThere'>;
}

/** Milliseconds that the server stays not ready after a write met a full disk (perhaps the database's own disk). */
const FULL_MS = 30_000;

/**
 * The longest wait for a disk or a store, in milliseconds, and (`STORE_KNOWN_MS`) the time for which its answer is
 * reused, because anybody may ask.
 */
const STORE_PATIENCE_MS = 2000;
const STORE_KNOWN_MS = 1000;

/**
 * Serves `/healthz` (the process lives) and `/readyz` (it can do its work, writes included: database, schema, ledger,
 * disk, files; RELIABILITY F111). Both are public: they give a reason in one word, the progress of the ledger checks
 * and the broken invariants that stop no write, never anything about rows.
 */
export function answerHealth(app: FastifyInstance, readiness: Readiness): void {
  const config = { access: 'public' } as const;
  const isFull = watchFullDisk(app);
  const isAway = watchStore(readiness.storage);
  app.get('/healthz', { config, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, logLevel: 'warn' }, async (_request, reply) => {
    const [trouble, checks] = await Promise.all([troubleOf(readiness), checksOf(readiness.db)]);
    const reason = trouble ?? (isFull() ? 'espace' : null) ?? ((await isAway()) ? 'fichiers' : null);
    const state = reason ? { status: 'indisponible', reason } : { status: 'ok' };
    const signales = readiness.ledger.told.map(({ id }) => id);
    return reply.code(reason ? 503 : 200).send({ ...state, ...checks, ...(signales.length > 0 && { signales }) });
  });
}

/** Reads the ledger checks. A database that is away, or has another schema, gives none. */
async function checksOf(db: Db): Promise<Verification> {
  return readVerification(db).catch(() => ({ verification: null, verifie: null }));
}

async function troubleOf({ db, ledger, assertSpace }: Readiness): Promise<Trouble | null> {
  const state = await readDatabaseState(db).catch(() => null);
  if (!state) return 'base';
  if (state.migrations.join() !== Object.keys(migrations).sort().join()) return 'schema';
  if (state.isReadOnly) return 'lecture';
  if (ledger.violations.length > 0) return 'ledger';
  return assertSpace().then(
    () => null,
    () => 'espace',
  );
}

/**
 * Remembers refusals for a full disk: this is the only way to notice the full disk of a database on another machine.
 */
function watchFullDisk(app: FastifyInstance): () => boolean {
  let fullAt = Number.NEGATIVE_INFINITY;
  app.addHook('onResponse', async (request, reply) => {
    if (request.refus === 'espace.insuffisant') fullAt = performance.now();
    // A write succeeded, so there is room again.
    else if (request.method !== 'GET' && reply.statusCode < 300) fullAt = Number.NEGATIVE_INFINITY;
  });
  return () => performance.now() - fullAt < FULL_MS;
}

/**
 * Tells whether the files are out of reach. It asks one question at a time, however many callers there are: a lost disk
 * may never answer.
 */
function watchStore(storage: Readiness['storage']): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const ask = () => {
    const answer = storage.assertThere(AbortSignal.timeout(STORE_PATIENCE_MS)).then(
      () => false,
      () => true,
    );
    void answer.then(() => setTimeout(() => (asked = undefined), STORE_KNOWN_MS).unref());
    return answer;
  };
  return async () => {
    asked ??= ask();
    const patience = new AbortController();
    const silence = sleep(STORE_PATIENCE_MS, true, { signal: patience.signal });
    silence.catch(() => undefined);
    return Promise.race([asked, silence]).finally(() => patience.abort());
  };
}

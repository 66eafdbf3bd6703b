import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/pool';
import type { FileStorage } from '../../frame/storage/storage';
import { readVerification, type Verification } from '../../ledger/progress.repository';
import type { LedgerState } from '../../ledger/state';
import { migrations } from '../../migrations/registry';
import { readDatabaseState } from './readiness.repository';

/** Why this server cannot do its work; the first that holds. */
export type Trouble = 'base' | 'schema' | 'lecture' | 'ledger' | 'espace' | 'fichiers';

export interface Readiness {
  db: Db;
  ledger: LedgerState;
  /** Throws while the disk of the data directory is short (RELIABILITY F10). */
  assertSpace: () => Promise<void>;
  storage: Pick<FileStorage, 'assertThere'>;
}

/** Milliseconds during which a write that met a full disk, the database's perhaps, keeps the server from being ready. */
const FULL_MS = 30_000;

/** Milliseconds that a disk or a store has to answer, and that its answer is good for: anybody may ask. */
const STORE_PATIENCE_MS = 2000;
const STORE_KNOWN_MS = 1000;

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work, writes included: database, its schema, ledger, disk,
 * files (RELIABILITY F111). Both are for anybody: they tell a reason by one word, and of checks of the ledger when and
 * how far, never of what rows.
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
    return reply.code(reason ? 503 : 200).send({ ...state, ...checks });
  });
}

/** A database that is away, or of another version, tells of none. */
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

/** A database on another machine has a disk that only its refusals tell of. */
function watchFullDisk(app: FastifyInstance): () => boolean {
  let fullAt = Number.NEGATIVE_INFINITY;
  app.addHook('onResponse', async (request, reply) => {
    if (request.refus === 'espace.insuffisant') fullAt = performance.now();
    // Somebody wrote: there is room again.
    else if (request.method !== 'GET' && reply.statusCode < 300) fullAt = Number.NEGATIVE_INFINITY;
  });
  return () => performance.now() - fullAt < FULL_MS;
}

/** Whether files are out of reach. One question at a time, however many ask: a disk that is gone may never answer. */
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

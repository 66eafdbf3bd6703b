import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { Refusal } from '@comptoir/contract/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, type MetricObject, Registry } from 'prom-client';
import type { Db } from '../db/pool';
import { readVerification, type Verification } from '../ledger/progress.repository';
import type { LedgerState } from '../ledger/state';
import { type Counts, readCounts } from './metrics.repository';

export interface Measured {
  db: Db;
  /** Undefined when the connections are not counted here. */
  pool: pg.Pool | undefined;
  ledger: LedgerState;
  dataDir: string;
  now: () => number;
}

/**
 * Takes the function that reads this process's metrics; returns the function that reads those of all serving processes.
 */
export type MetricsOfAll = (own: () => Promise<MetricObject[]>) => () => Promise<string>;

/** In seconds. A read of a first page falls into the first buckets, an upload on a slow line into the last ones. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/**
 * Serves `/metrics`, as Prometheus text, to holders of the token. Without a token in the settings the page does not
 * exist, because the proxy of a public site would make it public. Labels are routes and states, never a record, a name
 * or an address.
 */
export function answerMetrics(
  app: FastifyInstance,
  token: string | undefined,
  measured: Measured,
  ofAll?: MetricsOfAll,
): void {
  const registry = token === undefined ? undefined : registryOf(app, measured);
  const text = registry && (ofAll?.(() => registry.getMetricsAsJSON()) ?? (() => registry.metrics()));
  app.get('/metrics', { config: { access: 'public' }, logLevel: 'warn' }, async (request, reply) => {
    if (token === undefined || text === undefined) throw new Refusal('introuvable');
    if (!holdsToken(request, token)) throw new Refusal('auth.session');
    return reply
      .type(Registry.PROMETHEUS_CONTENT_TYPE)
      .header('Cache-Control', 'no-store')
      .send(await text());
  });
}

/** Compares the tokens in constant time. */
function holdsToken(request: FastifyRequest, token: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(request.headers.authorization ?? ''), hashOf(`Bearer ${token}`));
}

function registryOf(app: FastifyInstance, measured: Measured): Registry {
  const registry = new Registry();
  // These cover memory, processor, event loop lag and garbage collection.
  collectDefaultMetrics({ register: registry });
  timeRequests(app, registry);
  countPool(registry, measured.pool);
  readDatabase(registry, measured);
  new Gauge({
    name: 'comptoir_ledger_violations',
    help: 'Invariants of the ledger that do not hold; writes are refused while it is not 0',
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.set(measured.ledger.violations.length);
    },
  });
  new Gauge({
    name: 'comptoir_ledger_told',
    help: 'Invariants of the ledger that do not hold and stop no write, such as a date to come',
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.set(measured.ledger.told.length);
    },
  });
  new Gauge({
    name: 'comptoir_storage_free_bytes',
    help: 'Free bytes of the disk of the data directory',
    aggregator: 'min',
    registers: [registry],
    async collect() {
      const { bavail, bsize } = await statfs(measured.dataDir);
      this.set(bavail * bsize);
    },
  });
  return registry;
}

function timeRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'comptoir_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    // The path of an unknown route is a caller's text, so it is no label.
    const route = request.routeOptions.url ?? 'unknown';
    const method = request.routeOptions.url === undefined ? 'unknown' : request.method;
    seconds.observe({ method, route, status }, reply.elapsedTime / 1000);
  });
}

function countPool(registry: Registry, pool: pg.Pool | undefined): void {
  new Gauge({
    name: 'comptoir_pool_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      if (!pool) return;
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

type Read = (Counts & Verification) | null;

/**
 * Reads the database once for all gauges of a scrape. When the database is away, one gauge says so and the others have
 * no value.
 */
function readDatabase(registry: Registry, { db, now }: Measured): void {
  let reading: Promise<Read> | undefined;
  const counts = () => {
    reading ??= Promise.all([readCounts(db, new Date(now()).toISOString()), readVerification(db)])
      .then(([counted, checks]) => ({ ...counted, ...checks }))
      .catch(() => null)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  // Several processes read the same database, so a sum would count each value several times.
  const gauge = (name: string, help: string, valueIn: (counts: Read) => number | undefined) =>
    new Gauge({
      name,
      help,
      aggregator: 'min',
      registers: [registry],
      async collect() {
        this.set(valueIn(await counts()) ?? Number.NaN);
      },
    });
  gauge('comptoir_database_up', '1 while the database answers', (found) => (found ? 1 : 0));
  gauge('comptoir_sessions_open', 'Sessions that have not ended', (found) => found?.sessions);
  const unsealed = 'Lines of the audit log that wait for their seal';
  gauge('comptoir_audit_lines_unsealed', unsealed, (found) => found?.unsealed);
  for (const [name, [help, valueIn]] of Object.entries(CHECKS)) {
    gauge(`comptoir_ledger_${name}`, help, (found) => (found ? valueIn(found) : undefined));
  }
}

/** Converts to seconds since 1970. */
const epochOf = (instant: string | undefined) => (instant === undefined ? undefined : Date.parse(instant) / 1000);

/** Values of the running check of the whole ledger and of the last one; without such a check, no value. */
const CHECKS: Record<string, [help: string, valueIn: (checks: Verification) => number | undefined]> = {
  check_done: ['Invariants that the running check has behind it', ({ verification }) => verification?.fait],
  check_invariants: ['Invariants of the running check', ({ verification }) => verification?.sur],
  check_start_time_seconds: ['Begin of the running check', ({ verification }) => epochOf(verification?.depuis)],
  checked_time_seconds: ['End of the last check of the whole ledger', ({ verifie }) => epochOf(verifie?.fin)],
  checked_duration_seconds: ['Duration of the last check', ({ verifie }) => verifie?.secondes],
  checked_violations: ['Invariants that did not hold at the last check', ({ verifie }) => verifie?.violations],
};

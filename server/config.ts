import { MAX_JSON_BYTES, MAX_MEDIA_BYTES, MAX_PIECE_BYTES, MAX_VIDEO_BYTES } from '@comptoir/domain/limits';
import * as z from 'zod';
import type { S3Settings } from './frame/storage/s3Client';
import { StartRefusal } from './frame/work/startRefusal';
import { PORT } from './port';

/** All settings of an operator. The table of settings in docs/operations.md mirrors this schema. */
const settings = {
  /** TCP port of the one server for app, API and files; 0 takes a free one. */
  PORT: integer(0, 65_535).default(PORT),
  /** Address to listen on. By default only this machine; other desks and phones need HOST=0.0.0.0. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Address that people type when a proxy stands before the server; decides Secure cookies and the accepted origin. */
  BASE_URL: z
    .url({ protocol: /^https?$/, error: 'attendu : une adresse http:// ou https://' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Folder of the database, files and secrets. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** A PostgreSQL 14 or later to use instead of the embedded one. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'attendu : postgresql://compte:secret@hote:port/base')
    .optional(),
  /**
   * Bucket of an S3-compatible store for the files; without it they are in DATA_DIR. The other S3_* settings belong to
   * it.
   */
  S3_BUCKET: z.string().min(1).optional(),
  /** Address of the store; when absent, Amazon's own for the region. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'attendu : une adresse http:// ou https://' }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /**
   * `1` puts the bucket in the path (MinIO, Ceph, Garage), `0` in the host's name; when absent, `1` with S3_ENDPOINT.
   */
  S3_FORCE_PATH_STYLE: z.enum(['0', '1'], 'attendu : 0 ou 1').optional(),
  /** Password of `admin` on the first start; generated and printed once when absent. */
  ADMIN_PASSWORD: z.string().min(10, 'attendu : au moins 10 caractères').max(1024).optional(),
  /** Secret that signs the sessions; kept in DATA_DIR/secrets when absent. */
  SESSION_SECRET: z.string().min(32, 'attendu : au moins 32 caractères').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Number of proxies before the server whose X-Forwarded-For is believed; 0 believes none (RELIABILITY § 5.4). */
  TRUST_PROXY: integer(0, 10).default(0),
  /** Most bytes of one attachment or photo. */
  MAX_PIECE_BYTES: integer(1024, 1024 * 1024 * 1024).default(MAX_PIECE_BYTES),
  /** Most bytes of a document or an image of a step. */
  MAX_MEDIA_BYTES: integer(1024, 1024 * 1024 * 1024).default(MAX_MEDIA_BYTES),
  /** Most bytes of a video of a step. */
  MAX_VIDEO_BYTES: integer(1024, 10 * 1024 * 1024 * 1024).default(MAX_VIDEO_BYTES),
  /** Most bytes of a JSON body. */
  MAX_JSON_BYTES: integer(1024, 16 * 1024 * 1024).default(MAX_JSON_BYTES),
  /** Free bytes under which writes are refused (RELIABILITY F10). */
  MIN_FREE_BYTES: integer(0, Number.MAX_SAFE_INTEGER).default(200 * 1024 * 1024),
  /** `1` accepts a database that may lose acknowledged writes (fsync or synchronous_commit off). */
  ALLOW_UNSAFE_DB: flag(),
  /** Token that reads /metrics, sent as Bearer; without this setting the page does not exist. */
  METRICS_TOKEN: z.string().min(16, 'attendu : au moins 16 caractères').max(512).optional(),
  /** Most connections to the database of each process that serves. */
  POOL_MAX: integer(2, 100).default(10),
  /** Number of processes that serve, one for each core; with 1 the server is one process. */
  WORKERS: integer(1, 64).default(1),
  /** Name of the organisation, shown in the sidebar. */
  COMPAGNIE: z.string().trim().min(1).max(100).default('Comptoir'),
  /** Only with NODE_ENV=test: the named point where the process kills itself (RELIABILITY F02). */
  CRASH_AT: z.string().optional(),
};

/** The checked settings. Sizes are in bytes. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly baseUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The store of the files; undefined when they are in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly adminPassword: string | undefined;
  readonly sessionSecret: string | undefined;
  readonly logLevel: string;
  readonly trustProxy: number;
  readonly maxPieceBytes: number;
  readonly maxMediaBytes: number;
  readonly maxVideoBytes: number;
  readonly maxJsonBytes: number;
  readonly minFreeBytes: number;
  readonly allowUnsafeDb: boolean;
  readonly poolMax: number;
  readonly workers: number;
  readonly metricsToken: string | undefined;
  readonly compagnie: string;
  readonly crashAt: string | undefined;
}

/**
 * Reads and checks the settings; an empty variable counts as absent. Throws a StartRefusal that lists every wrong
 * setting.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(settings).flatMap((name) => (env[name] ? [[name, env[name]] as const] : [])),
  );
  const { data, error } = z.object(settings).safeParse(given);
  if (!data) {
    const faults = error.issues.map(({ path, message }) => `  ${path.join('.')} : ${message}`);
    throw new StartRefusal(`Configuration refusée (wrong settings) :\n${faults.join('\n')}`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    baseUrl: data.BASE_URL,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    s3: s3Of(data),
    adminPassword: data.ADMIN_PASSWORD,
    sessionSecret: data.SESSION_SECRET,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    maxPieceBytes: data.MAX_PIECE_BYTES,
    maxMediaBytes: data.MAX_MEDIA_BYTES,
    maxVideoBytes: data.MAX_VIDEO_BYTES,
    maxJsonBytes: data.MAX_JSON_BYTES,
    minFreeBytes: data.MIN_FREE_BYTES,
    allowUnsafeDb: data.ALLOW_UNSAFE_DB,
    poolMax: data.POOL_MAX,
    workers: data.WORKERS,
    metricsToken: data.METRICS_TOKEN,
    compagnie: data.COMPAGNIE,
    crashAt: env.NODE_ENV === 'test' ? data.CRASH_AT : undefined,
  };
}

type S3Given = Partial<Record<'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>> & {
  S3_REGION: string;
  S3_FORCE_PATH_STYLE?: '0' | '1' | undefined;
  MAX_VIDEO_BYTES: number;
};

/** Largest object that an S3 store accepts in one request, and the server sends each file in one. */
const MAX_S3_BYTES = 5 * 1024 * 1024 * 1024;

/** Returns the store, or undefined without one. Throws a StartRefusal when only a part of its settings is given. */
function s3Of(given: S3Given): S3Settings | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = given;
  if (!(S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) {
    if (!(S3_BUCKET || S3_ENDPOINT || S3_ACCESS_KEY_ID || S3_SECRET_ACCESS_KEY)) return undefined;
    throw new StartRefusal('S3_BUCKET, S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY vont ensemble (go together).');
  }
  if (given.MAX_VIDEO_BYTES > MAX_S3_BYTES) {
    throw new StartRefusal(`MAX_VIDEO_BYTES : ${MAX_S3_BYTES} au plus avec S3_BUCKET (at most).`);
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: given.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: S3_FORCE_PATH_STYLE === undefined ? S3_ENDPOINT !== undefined : S3_FORCE_PATH_STYLE === '1',
  };
}

/** Password of every account of the demonstration. */
export const DEMO_PASSWORD = 'demo-comptoir';

/** Returns the settings of this process; the demo has its own data, name and password. */
export function processConfig(demo: boolean): Config {
  return readConfig(demo ? { ...DEMO, ...process.env, ADMIN_PASSWORD: DEMO_PASSWORD } : process.env);
}

const DEMO = { DATA_DIR: './data-demo', COMPAGNIE: 'Bâtir Ensemble' };

/** Returns the seed of the tests' random choices and the number of their rounds, when these are set. */
export function testChance(): { seed: number | undefined; rounds: number | undefined } {
  const { SEED, ROUNDS } = process.env;
  return { seed: SEED ? Number(SEED) : undefined, rounds: ROUNDS ? Number(ROUNDS) : undefined };
}

/**
 * Returns the address, with an administrator's account, of the PostgreSQL that the tests use instead of the embedded
 * one.
 */
export function testDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined;
}

function integer(min: number, max: number) {
  const message = `attendu : un nombre entier de ${min} à ${max}`;
  return z
    .string()
    .regex(/^\d{1,16}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

function flag() {
  return z
    .enum(['0', '1'], 'attendu : 0 ou 1')
    .transform((value) => value === '1')
    .default(false);
}

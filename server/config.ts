import { z } from 'zod';
import { MAX_JSON_BYTES, MAX_MEDIA_BYTES, MAX_PIECE_BYTES, MAX_VIDEO_BYTES } from '#domain/limits';
import { StartRefusal } from './embedded/startRefusal';

/** Everything an operator can set. The README's table of settings mirrors this schema. */
const settings = {
  /** TCP port of the one server for app, API and files; 0 takes a free one. */
  PORT: integer(0, 65_535).default(4280),
  /** Address to listen on. Only this machine by default: other posts and phones need HOST=0.0.0.0. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Address that people type, when a proxy stands before; decides Secure cookies and the accepted origin. */
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
  /** Password of `admin` on the first start; generated and printed once when absent. */
  ADMIN_PASSWORD: z.string().min(10, 'attendu : au moins 10 caractères').max(1024).optional(),
  /** Secret that signs the sessions; kept in DATA_DIR/secrets when absent. */
  SESSION_SECRET: z.string().min(32, 'attendu : au moins 32 caractères').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Number of proxies before us whose X-Forwarded-For is believed; 0 believes none (RELIABILITY § 5.4). */
  TRUST_PROXY: integer(0, 10).default(0),
  /** Bytes of one attachment or photo at most. */
  MAX_PIECE_BYTES: integer(1024, 1024 * 1024 * 1024).default(MAX_PIECE_BYTES),
  /** Bytes of a document or an image of a step at most. */
  MAX_MEDIA_BYTES: integer(1024, 1024 * 1024 * 1024).default(MAX_MEDIA_BYTES),
  /** Bytes of a video of a step at most. */
  MAX_VIDEO_BYTES: integer(1024, 10 * 1024 * 1024 * 1024).default(MAX_VIDEO_BYTES),
  /** Bytes of a JSON body at most. */
  MAX_JSON_BYTES: integer(1024, 16 * 1024 * 1024).default(MAX_JSON_BYTES),
  /** Free bytes under which writes are refused (RELIABILITY F10). */
  MIN_FREE_BYTES: integer(0, Number.MAX_SAFE_INTEGER).default(200 * 1024 * 1024),
  /** `1` accepts a database that may lose acknowledged writes (fsync or synchronous_commit off). */
  ALLOW_UNSAFE_DB: flag(),
  /** Connections to the database at most. */
  POOL_MAX: integer(2, 100).default(10),
  /** Name of the organisation, shown in the sidebar. */
  COMPAGNIE: z.string().trim().min(1).max(100).default('Comptoir'),
  /** With NODE_ENV=test only: the named point where the process kills itself (RELIABILITY F02). */
  CRASH_AT: z.string().optional(),
};

/** The settings, checked. Sizes in bytes. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly baseUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
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
  readonly compagnie: string;
  readonly crashAt: string | undefined;
}

/**
 * Reads and checks the settings; an empty variable counts as absent.
 * @throws StartRefusal listing every wrong setting at once.
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
    compagnie: data.COMPAGNIE,
    crashAt: env.NODE_ENV === 'test' ? data.CRASH_AT : undefined,
  };
}

/** Of every account of the demonstration. */
export const DEMO_PASSWORD = 'demo-comptoir';

/** The process's own settings; the demo has data, a name and a password of its own. */
export function processConfig(demo: boolean): Config {
  return readConfig(demo ? { ...DEMO, ...process.env, ADMIN_PASSWORD: DEMO_PASSWORD } : process.env);
}

const DEMO = { DATA_DIR: './data-demo', COMPAGNIE: 'Bâtir Ensemble' };

/** An administrator's address of the PostgreSQL that the test suites use instead of the embedded one. */
export function testDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined;
}

/** Rounds of `npm run test:crash`: CYCLES, 200 when absent or wrong. */
export function crashCycles(): number {
  const { data } = integer(1, 1_000_000).safeParse(process.env.CYCLES);
  return data ?? 200;
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

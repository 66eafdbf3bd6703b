import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Permission } from '#domain/permission';
import { buildApp } from '../app';
import { insertProfil, insertUtilisateur } from '../auth/comptes.repository';
import { ensureFirstAdministrator } from '../auth/firstAdministrator';
import { openSession } from '../auth/opening';
import { hashPassword } from '../auth/password';
import { signToken, tokenKey } from '../auth/token';
import { type Config, readConfig } from '../config';
import { type Db, openDatabase } from '../db/pool';
import { type FileStorage, openFiles } from '../fichiers/storage';
import { type TestClient, testClient } from './client';
import { freshDatabase } from './fresh';
import { testStore } from './store';

export const PASSWORD = 'Tam-tam du palétuvier 7';
const SECRET = 'a secret of the tests, long enough to sign with';
const COMPAGNIE = 'Comptoir';

/** A listening server on a database and a folder of its own. */
export interface TestApp extends AsyncDisposable {
  app: FastifyInstance;
  /** `http://127.0.0.1:port` */
  baseUrl: string;
  db: Db;
  dataDir: string;
  storage: FileStorage;
  connection: { host: string; port: number; user: string; password: string; database: string };
  /** The server's clock, epoch milliseconds; set it to move it. */
  clock: { now: () => number };
  anonymous: TestClient;
  /** The first administrator, signed in. */
  asAdmin(): Promise<TestClient>;
  /** A new user with exactly these permissions, signed in. */
  as(permissions: readonly Permission[]): Promise<TestClient>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  config?: Partial<Config>;
  /** Folder of a built front. */
  appDir?: string;
  logTo?: Writable;
}

let shared: Promise<string> | undefined;
let lastUser = 0;

/** Starts one: `const house = opened(testApp);`. Users of `as` have PASSWORD. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const fresh = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-app-'));
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', COMPAGNIE, POOL_MAX: '10', ...testStore() }),
    ...options.config,
  };
  const database = openDatabase(fresh.connection, { max: config.poolMax });
  const { db } = database;
  const clock = { now: Date.now };
  await ensureFirstAdministrator(db, PASSWORD);
  const storage = await openFiles(config.s3, dataDir, db);
  const app = await buildApp({
    db,
    config,
    dataDir,
    storage,
    sessionSecret: SECRET,
    appDir: options.appDir ?? join(dataDir, 'no front'),
    now: () => clock.now(),
    ...(options.logTo ? { logTo: options.logTo } : {}),
  });
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });

  const signIn = async (utilisateurid: number, username: string): Promise<TestClient> => {
    const session = await openSession(db, { utilisateurid, dateexpiration: null }, clock.now());
    const token = await signToken(session, { compagnie: COMPAGNIE, logo: '', photo: '' }, tokenKey(SECRET));
    return testClient(baseUrl, { utilisateurid, username, password: PASSWORD, token });
  };
  const close = async () => {
    await app.close();
    storage.close();
    await database.close();
    await fresh.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    app,
    baseUrl,
    db,
    dataDir,
    storage,
    connection: fresh.connection,
    clock,
    anonymous: testClient(baseUrl, { utilisateurid: 0, username: '', password: '', token: null }),
    asAdmin: async () => signIn((await adminOf(db)).utilisateurid, 'admin'),
    async as(permissions) {
      lastUser += 1;
      const username = `agent${lastUser}`;
      shared ??= hashPassword(PASSWORD);
      const profilid = await insertProfil(db, `Profil ${username}`, permissions);
      const names = { nom: 'Kouassi', prenom: `Aya ${lastUser}` };
      const login = { username, motdepasse: await shared, motdepassetemporaire: false };
      return signIn(await insertUtilisateur(db, { ...login, ...names, profilid }), username);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function adminOf(db: Db): Promise<{ utilisateurid: number }> {
  return db.selectFrom('utilisateur').select('utilisateurid').where('username', '=', 'admin').executeTakeFirstOrThrow();
}

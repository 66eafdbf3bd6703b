import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../db/openDatabase';
import { readSecret } from '../../frame/embedded/secret';
import { visitEmbedded } from '../../frame/embedded/visit';
import { ADMIN_PASSWORD } from '../crash/till';
import { type House, houseOn } from '../suites/houseOn';
import { patiently } from '../suites/patiently';
import { peopleOf } from '../testing/people';
import { type ServerProcess, startServer } from '../testing/serverProcess';

/** The built server in its own process, with the embedded PostgreSQL, on throw-away data. */
export interface StandingHouse extends House {
  readonly server: ServerProcess;
  readonly dataDir: string;
}

export interface StandingOptions {
  /** Settings besides those of every campaign. */
  env?: Record<string, string>;
  /**
   * Whether `done` asks again when the server did nothing because it is busy; a soak counts such an answer as an error.
   */
  isPatient?: boolean;
}

/** Closes what is open when the next step fails, and throws that step's error. */
const orElse = (close: () => Promise<unknown>) => async (error: unknown) => {
  await Promise.allSettled([close()]);
  throw error;
};

/** Starts a house; `close` ends it and removes its data. */
export async function openStandingHouse({ env = {}, isPatient = true }: StandingOptions = {}): Promise<StandingHouse> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'comptoir-campaign-')));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const settings = { ADMIN_PASSWORD, MIN_FREE_BYTES: '0', ...env };
  const server = await startServer({ dataDir, env: settings }).catch(orElse(remove));
  const end = () => server.end('SIGTERM').finally(remove);
  const { connection, stop } = await visitEmbedded({ dataDir, say: () => undefined }).catch(orElse(end));
  const { db, close: leave } = openDatabase(connection, { max: 2, patienceMs: 60_000 });
  const close = () => leave().finally(stop).finally(end);
  const house = await readSecret(dataDir, 'session')
    .then((sessionSecret) => {
      if (!sessionSecret) throw new Error('the server keeps no secret');
      const { baseUrl } = server;
      const { as } = peopleOf({ baseUrl, db, sessionSecret, now: Date.now });
      return houseOn({ baseUrl, db, dataDir, as, close, ...(isPatient && { asking: patiently }) });
    })
    .catch(orElse(close));
  return { ...house, server, dataDir };
}

/** Runs a work with its own house. */
export async function inHouse<T>(
  work: (house: StandingHouse) => Promise<T>,
  options: StandingOptions = {},
): Promise<T> {
  const house = await openStandingHouse(options);
  try {
    return await work(house);
  } finally {
    await house.close();
  }
}

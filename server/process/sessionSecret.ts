import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import { sharedValue } from '../db/installation.repository';
import type { Db } from '../db/pool';
import { keptSecret, readSecret } from '../frame/embedded/secret';

/**
 * Returns the secret that signs the sessions: the operator's, or the one in the data directory. With DATABASE_URL,
 * other servers may use the database too: the secret is kept there, and the first server's secret becomes everybody's.
 * Reading it there opens no session, because the database stores only hashes of the sessions' names.
 */
export async function sessionSecret(config: Config, dataDir: string, db: Db): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret;
  if (!config.databaseUrl) return keptSecret(dataDir, 'session');
  return sharedValue(db, 'session', (await readSecret(dataDir, 'session')) ?? randomBytes(32).toString('hex'));
}

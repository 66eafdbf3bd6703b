import { randomBytes } from 'node:crypto';
import type { Config } from '../../config';
import { sharedValue } from '../../db/installation.repository';
import type { Db } from '../../db/pool';
import { keptSecret, readSecret } from '../../frame/embedded/secret';

/**
 * What signs the sessions: the operator's secret, or the data directory's. On a database that other servers may use it
 * is theirs too, and the first one's own becomes everybody's. Who reads it there still has no session: the database
 * keeps hashes of their names alone.
 */
export async function sessionSecret(config: Config, dataDir: string, db: Db): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret;
  if (!config.databaseUrl) return keptSecret(dataDir, 'session');
  return sharedValue(db, 'session', (await readSecret(dataDir, 'session')) ?? randomBytes(32).toString('hex'));
}

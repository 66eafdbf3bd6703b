import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '../work/startRefusal';
import { hasCluster } from './cluster';
import { type Embedded, type EmbeddedOptions, startEmbedded } from './embedded';
import { lockHolder } from './lock';
import { readPidFile } from './pidFile';
import { ROLE } from './roles';
import { readSecret } from './secret';

/** A tool's access to the data: through a running Comptoir's database or, when none runs, one started for the tool. */
export type Visit = Pick<Embedded, 'dataDir' | 'connection' | 'stop'>;

/**
 * Opens the embedded database for a tool (ledger check, backup). `stop` ends the tool's access, but never a running
 * Comptoir. Throws a StartRefusal when there are no data, or they do not open.
 */
export async function visitEmbedded(options: EmbeddedOptions): Promise<Visit> {
  const dataDir = await realpath(options.dataDir).catch(() => '');
  if (dataDir === '' || !(await hasCluster(join(dataDir, 'base')))) {
    throw new StartRefusal(`Aucune donnée dans ${options.dataDir} (no data there).`);
  }
  if ((await lockHolder(dataDir)) === undefined) return startEmbedded(options);
  const [running, password] = await Promise.all([readPidFile(join(dataDir, 'base')), readSecret(dataDir, 'base')]);
  if (running?.state !== 'ready' || !password) {
    throw new StartRefusal('Comptoir démarre ou s’arrête : recommencez dans un instant (it is starting or stopping).');
  }
  const { host, port } = running;
  return { dataDir, connection: { host, port, user: ROLE, password, database: ROLE }, stop: async () => undefined };
}

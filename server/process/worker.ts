import { processConfig } from '../config';
import type { Say } from '../frame/work/startRefusal';
import { askPrimary, metricsOfAll } from '../frame/work/toPrimary';
import type { Ending } from './ending';
import { openDeps } from './openDeps';
import { promisedByPrimary } from './roomOfMachine';
import { serveApp } from './serve';

/** Runs one of the serving processes: an ordinary server with the parts that its primary opened. */
export async function startWorker(demo: boolean, ending: Ending, say: Say): Promise<void> {
  const { connection, dataDir, port, verifies } = await askPrimary('opening', null);
  const config = { ...processConfig(demo), port };
  const deps = await openDeps(config, { connection, dataDir }, ending, say);
  const together = { room: promisedByPrimary, metrics: metricsOfAll };
  await serveApp({ ...deps, together }, ending, {
    leavePort: async () => void (await askPrimary('port', null)),
    verify: verifies ? connection : undefined,
  });
}

import cluster from 'node:cluster';
import { processConfig } from './config';
import { giveBackAtRest } from './frame/work/rest';
import { makeAllYoung } from './frame/work/shortLives';
import { type Say, StartRefusal } from './frame/work/startRefusal';
import { prepareEnding } from './process/ending';
import { startServer } from './process/start';

makeAllYoung();
const say: Say = (line) => process.stdout.write(`${line}\n`);
// The terminal may close while the server goes on.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

const ending = prepareEnding(say, cluster.isPrimary);
const started = Promise.resolve().then(() => {
  const demo = process.argv.includes('--demo');
  if (!cluster.isWorker) return startServer(processConfig(demo), demo, ending, say);
  return import('./process/worker').then(({ startWorker }) => startWorker(demo, ending, say));
});
ending.listen(started);
giveBackAtRest();
started.catch(async (error: unknown) => {
  if (ending.signal.aborted) return;
  const isForOperator = error instanceof StartRefusal || (error as Error).name === 'SchemaRefusal';
  process.stderr.write(`\n${isForOperator ? (error as Error).message : (error as Error).stack}\n`);
  await ending.close();
  process.exit(1);
});

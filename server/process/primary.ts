import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config';
import type { StartedDatabase } from '../frame/embedded/database';
import type { PrimaryCalls, WorkerCalls } from '../frame/work/calls';
import { type Ask, joinedLine } from '../frame/work/channel';
import { turnsOfMachine } from '../frame/work/machineTurns';
import { promisedRoom } from '../frame/work/space';
import { type Say, StartRefusal } from '../frame/work/startRefusal';
import type { Ending } from './ending';
import { metricsOfMachine } from './metricsOfMachine';
import { roomOfWorker } from './roomOfMachine';
import type { WaitingRoom } from './waitingRoom';

/** The parts with which a started server serves. */
export interface Serving {
  config: Config;
  database: StartedDatabase;
  /** Holds the port until the first worker takes it over. */
  waitingRoom: WaitingRoom;
  ending: Ending;
  say: Say;
}

/**
 * Milliseconds before an ended worker is replaced; longer, up to `LONGEST_PAUSE_MS`, when its successors also end at
 * once.
 */
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** Milliseconds that a worker has to end: ten seconds for its requests, and some more for the rest. */
const INSIST_MS = 30_000;

/**
 * Serves with several processes on one port, each like a complete server (docs/adr/0028). This process accepts the
 * connections and distributes them, replaces a worker that ends, and keeps what the machine has only once. It resolves
 * when all workers listen. The workers end with this process, however it ends. Throws a StartRefusal when a worker does
 * not start.
 */
export async function serveByWorkers(serving: Serving): Promise<void> {
  const { config, ending, say } = serving;
  // Workers take turns: otherwise the system gives sixteen simultaneous connections to the worker that wakes up first.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  // Workers run the program of this build, not the started one, which may be `scripts/start.mjs`. Some metrics are not
  // JSON values, so messages are not sent as JSON.
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('./main.mjs', import.meta.url)),
    args: process.argv.slice(2),
    serialization: 'advanced',
  });
  const staff = new Map<Worker, Ask<WorkerCalls>>();
  const attend = attendantOfWorkers(serving, () => [...staff.values()]);
  let isEnding = false;

  const employ = (place: number, pause = PAUSE_MS): Promise<void> => {
    const worker = cluster.fork();
    cutUndelivered(worker);
    const { ask, close } = attend(worker, place === 0);
    staff.set(worker, ask);
    let again = Math.min(pause * 2, LONGEST_PAUSE_MS);
    return new Promise((resolve, reject) => {
      worker.once('listening', () => {
        again = PAUSE_MS;
        resolve();
      });
      worker.once('exit', (code, signal) => {
        staff.delete(worker);
        close();
        reject(new StartRefusal('Un des processus n’a pas démarré (a worker did not start) : voir ci-dessus.'));
        if (isEnding || ending.signal.aborted) return;
        say(`Un processus s’est arrêté (${signal ?? code}) : il est relancé.`);
        setTimeout(() => {
          if (!isEnding && !ending.signal.aborted) employ(place, again).catch(() => undefined);
        }, pause);
      });
    });
  };
  ending.add(async () => {
    isEnding = true;
    await Promise.all([...staff.keys()].map(dismissWorker));
  });
  await Promise.all(Array.from({ length: config.workers }, (_, place) => employ(place)));
}

/** Returns the function that joins a new worker: it answers the worker's questions and returns a function to ask it. */
function attendantOfWorkers({ config, database, waitingRoom }: Serving, staff: () => readonly Ask<WorkerCalls>[]) {
  const { connection, dataDir } = database;
  const openTurns = turnsOfMachine();
  const promised = promisedRoom(dataDir, config.minFreeBytes);
  const metrics = metricsOfMachine(staff);
  return (worker: Worker, verifies: boolean) => {
    const [turns, room] = [openTurns(), roomOfWorker(promised)];
    // A failed send is ignored: a worker that is gone needs no answer.
    const send = (message: unknown) => void worker.process.send?.(message as object, () => undefined);
    const ask = joinedLine<WorkerCalls, PrimaryCalls>(
      { on: (event, listener) => worker.on(event, listener), send },
      {
        opening: async () => ({ connection, dataDir, port: waitingRoom.port, verifies }),
        async port() {
          await waitingRoom.close();
          return null;
        },
        ...turns.answers,
        ...room.answers,
        metrics,
      },
    );
    const close = () => {
      turns.close();
      room.close();
    };
    return { ask, close };
  };
}

/**
 * Closes the connection that was on its way to a worker that dies. The next connection is sent only after the worker
 * confirms the last one, so there is at most one. Node would forget it, neither answered nor closed; closing it makes
 * its sender ask again.
 */
function cutUndelivered({ process: child }: Worker): void {
  const send = child.send.bind(child) as (message: unknown, handle?: unknown, ...rest: unknown[]) => boolean;
  let handed: { close(): void } | undefined;
  const sendAndRemember: typeof send = (message, handle, ...rest) => {
    if (handle && typeof handle === 'object' && 'close' in handle) handed = handle as { close(): void };
    return send(message, handle, ...rest);
  };
  child.send = sendAndRemember as typeof child.send;
  // A delivered connection is already closed on this side, and closing it again does nothing.
  child.once('exit', () => handed?.close());
}

/** Lets a worker finish its requests, and kills it if it does not end. */
async function dismissWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const insist = setTimeout(() => worker.process.kill('SIGKILL'), INSIST_MS);
  await ended;
  clearTimeout(insist);
}

import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config';
import type { StartedDatabase } from '../../frame/embedded/database';
import type { PrimaryCalls, WorkerCalls } from '../../frame/work/calls';
import { type Ask, joined } from '../../frame/work/channel';
import { turnsOfMachine } from '../../frame/work/machineTurns';
import { promisedRoom } from '../../frame/work/space';
import { type Say, StartRefusal } from '../../frame/work/startRefusal';
import type { Ending } from './ending';
import { metricsOfMachine } from './metricsOfMachine';
import { roomOfWorker } from './roomOfMachine';
import type { WaitingRoom } from './waitingRoom';

interface Serving {
  config: Config;
  database: StartedDatabase;
  /** Holds the port until the first worker takes it. */
  waitingRoom: WaitingRoom;
  ending: Ending;
  say: Say;
}

/** Milliseconds before a worker that ended is replaced: the first ones, and at most when they end again at once. */
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** A worker asked to end has its requests' ten seconds and some for the rest. */
const INSIST_MS = 30_000;

/**
 * Serves by several processes on one port, each as a server of its own would (docs/adr/0028): this one accepts
 * connections and hands them round, replaces a worker that ends and keeps what the machine has once. It is up
 * when all of them listen. The workers end with this process, however it ends.
 * @throws StartRefusal when a worker does not start
 */
export async function serveByWorkers(serving: Serving): Promise<void> {
  const { config, ending, say } = serving;
  // In turn: left to the system, sixteen connections that come together all go to the worker that wakes first.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  // Not the program that was called, which may be the one that builds. Some figures are no JSON.
  cluster.setupPrimary({
    exec: fileURLToPath(import.meta.url),
    args: process.argv.slice(2),
    serialization: 'advanced',
  });
  const staff = new Map<Worker, Ask<WorkerCalls>>();
  const attend = attendant(serving, () => [...staff.values()]);
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
    await Promise.all([...staff.keys()].map(dismiss));
  });
  await Promise.all(Array.from({ length: config.workers }, (_, place) => employ(place)));
}

/** What is given to a worker, and answered to it. */
function attendant({ config, database, waitingRoom }: Serving, staff: () => readonly Ask<WorkerCalls>[]) {
  const { connection, dataDir } = database;
  const openTurns = turnsOfMachine();
  const promised = promisedRoom(dataDir, config.minFreeBytes);
  const metrics = metricsOfMachine(staff);
  return (worker: Worker, verifies: boolean) => {
    const [turns, room] = [openTurns(), roomOfWorker(promised)];
    // One that is gone needs no answer.
    const send = (message: unknown) => void worker.process.send?.(message as object, () => undefined);
    const ask = joined<WorkerCalls, PrimaryCalls>(
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
 * A connection is handed to one worker after the other's word that it has the last one. One that was on its way to a
 * worker that dies is forgotten by Node, neither answered nor closed: it is closed here, so that its sender asks again.
 */
function cutUndelivered({ process: child }: Worker): void {
  const send = child.send.bind(child) as (message: unknown, handle?: unknown, ...rest: unknown[]) => boolean;
  let handed: { close(): void } | undefined;
  const sendAndRemember: typeof send = (message, handle, ...rest) => {
    if (handle && typeof handle === 'object' && 'close' in handle) handed = handle as { close(): void };
    return send(message, handle, ...rest);
  };
  child.send = sendAndRemember as typeof child.send;
  // Of one that was delivered this side is closed already, and closing it again does nothing.
  child.once('exit', () => handed?.close());
}

/** Lets a worker end what it began; one that does not end is ended. */
async function dismiss(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const insist = setTimeout(() => worker.process.kill('SIGKILL'), INSIST_MS);
  await ended;
  clearTimeout(insist);
}

import cluster from 'node:cluster';
import type { PrimaryCalls, Queue } from './calls';
import type { Answers } from './channel';
import { askPrimary } from './toPrimary';
import { type InWeighedTurn, weighedTurns } from './weighedTurns';

/** Bytes of memory for all pictures decoded at the same time, and so the most for one picture (RELIABILITY F58). */
export const MAX_DECODED_BYTES = 64 * 1024 * 1024;

/** The work that runs at the same time on one machine: password hashes (RELIABILITY § 5.3), bytes of pictures (F58). */
const CAPACITY: Readonly<Record<Queue, number>> = { hash: 2, image: MAX_DECODED_BYTES };

/**
 * Returns a queue of heavy work for this machine. A worker gets its turns from its primary, which counts for all
 * workers.
 */
export function machineTurns(queue: Queue): InWeighedTurn {
  return cluster.isWorker ? givenTurns(queue) : weighedTurns(CAPACITY[queue]);
}

let last = 0;

function givenTurns(queue: Queue): InWeighedTurn {
  return async (weight, work) => {
    last += 1;
    const id = last;
    await askPrimary('enter', { id, queue, weight });
    try {
      return await work();
    } finally {
      void askPrimary('leave', id);
    }
  };
}

/** Gives turns to one worker. */
interface Counter {
  answers: Pick<Answers<PrimaryCalls>, 'enter' | 'leave'>;
  /** The worker is gone: the turns that it has or waits for go to the others. */
  close(): void;
}

/** Makes the primary's side of the queues; the returned function opens a counter for one worker. */
export function turnsOfMachine(): () => Counter {
  const queues: Record<Queue, InWeighedTurn> = {
    hash: weighedTurns(CAPACITY.hash),
    image: weighedTurns(CAPACITY.image),
  };
  return () => {
    const inside = new Map<number, () => void>();
    let isClosed = false;
    return {
      answers: {
        enter: ({ id, queue, weight }) =>
          new Promise((admitted) => {
            const stay = () =>
              new Promise<void>((leave) => {
                if (isClosed) return leave();
                inside.set(id, leave);
                admitted(null);
              });
            void queues[queue](weight, stay);
          }),
        async leave(id) {
          inside.get(id)?.();
          inside.delete(id);
          return null;
        },
      },
      close() {
        isClosed = true;
        for (const leave of inside.values()) leave();
      },
    };
  };
}

import type { PrimaryCalls } from '../frame/work/calls';
import type { Answers } from '../frame/work/channel';
import type { Promised } from '../frame/work/space';
import { askPrimary } from '../frame/work/toPrimary';

/** Holds disk room for the uploads of a worker by asking its primary. */
export const promisedByPrimary: Promised = {
  async hold(bytes) {
    await askPrimary('hold', bytes);
  },
  release: (bytes) => void askPrimary('release', bytes),
};

interface Counter {
  answers: Pick<Answers<PrimaryCalls>, 'hold' | 'release'>;
  /** The worker is gone: its uploads are cut, and their room is released. */
  close(): void;
}

/** Makes the primary's side, which counts the room of one worker's uploads. */
export function roomOfWorker(promised: Promised): Counter {
  let held = 0;
  let isClosed = false;
  const release = (bytes: number) => {
    held -= bytes;
    promised.release(bytes);
  };
  return {
    answers: {
      async hold(bytes) {
        await promised.hold(bytes);
        held += bytes;
        if (isClosed) release(held);
        return null;
      },
      async release(bytes) {
        release(bytes);
        return null;
      },
    },
    close() {
      isClosed = true;
      release(held);
    },
  };
}

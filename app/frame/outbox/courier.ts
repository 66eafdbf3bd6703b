import type { ApiError } from '../api/ApiError';
import { sendAgain } from '../api/client';
import { ifFree } from '../device/hands';
import { isOffline, onLineBack } from '../line/line';
import { leavingFrom, refuseIn, removeFrom, sentOf } from './changeWaiting';
import { type Delivery, deliverWrite } from './deliver';
import type { Outbox } from './Outbox';
import { isReady } from './states';
import { handOf, type WaitingWrite } from './waitingWrite';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;
const LOCK = 'comptoir.outbox';

export interface CourierTells {
  onDone(write: WaitingWrite): void;
  onRefused(write: WaitingWrite, error: ApiError): void;
  /** Called once after the last of them, so that the data that they changed is read again. */
  onChanged(): void;
}

/**
 * Lets only one tab send. Without locks (plain http) two tabs may send: the idempotency keys still make it one write.
 */
async function runAlone(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/**
 * Sends the writes that wait in the outbox: now, after each new write, when the line is back, and again and again with
 * growing pauses. Returns the function that stops it.
 */
export function startCourier(outbox: Outbox, tells: CourierTells): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_RETRY_MS;
  let isOver = false;
  let isRunning = false;
  let hasChanged = false;

  const countReady = () => outbox.items().filter((write) => isReady(write, Date.now())).length;

  const delivery: Delivery = {
    read: () => outbox.refresh(),
    isOver: () => isOver,
    isOffline,
    ifFree: (write, work) => ifFree(handOf(write), work),
    leaving: (write) => leavingFrom(outbox, write),
    send: (write) => sendAgain(sentOf(write)),
    done: async (write) => {
      await removeFrom(outbox, write);
      hasChanged = true;
      tells.onDone(write);
    },
    refused: async (write, error) => {
      const refused = { message: error.message, isCertain: !error.isUnknownResult };
      if (!(await refuseIn(outbox, write, refused))) return;
      hasChanged = true;
      tells.onRefused(write, error);
    },
    now: Date.now,
  };

  const run = async () => {
    clearTimeout(timer);
    if (isOver || isRunning) return;
    isRunning = true;
    try {
      await runAlone(async () => {
        if ((await deliverWrite(delivery)) === 'sent') pause = FIRST_RETRY_MS;
      });
    } finally {
      isRunning = false;
      if (hasChanged) tells.onChanged();
      hasChanged = false;
      if (!isOver && countReady() > 0) {
        timer = setTimeout(run, pause);
        pause = Math.min(pause * 2, LAST_RETRY_MS);
      }
    }
  };

  const runNow = () => {
    pause = FIRST_RETRY_MS;
    void run();
  };
  const isSeen = () => document.visibilityState === 'visible' && runNow();
  let known = 0;
  const stopListening = outbox.subscribe(() => {
    const count = countReady();
    // A new write in the outbox has just failed for want of a line, so it waits a little.
    if (count > known && !isRunning) {
      clearTimeout(timer);
      timer = setTimeout(run, FIRST_RETRY_MS);
    }
    known = count;
  });
  // The pause is not reset: a line that is back for reads may still fail for writes.
  const stops = [stopListening, outbox.onWake(runNow), onLineBack(() => void run())];
  window.addEventListener('online', runNow);
  document.addEventListener('visibilitychange', isSeen);
  void run();

  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    window.removeEventListener('online', runNow);
    document.removeEventListener('visibilitychange', isSeen);
  };
}

import { ApiError } from '../api/ApiError';
import { isReady } from './states';
import type { WaitingWrite } from './waitingWrite';

export interface Delivery {
  /** Reads the waiting writes, oldest first. */
  read(): Promise<readonly WaitingWrite[]>;
  /** The author of the writes has left: the session may belong to somebody else by now. */
  isOver(): boolean;
  /** There is no network: nothing that is sent now would leave this device. */
  isOffline(): boolean;
  /** Does `work` unless a form of any tab holds the write; resolves to null if one does. */
  ifFree<T>(write: WaitingWrite, work: () => Promise<T>): Promise<T | null>;
  /** Marks the write as sent; resolves to the changed write, or to null if it no longer waits. */
  leaving(write: WaitingWrite): Promise<WaitingWrite | null>;
  /** Resolves when the server has done the write; rejects with ApiError. */
  send(write: WaitingWrite): Promise<void>;
  done(write: WaitingWrite): Promise<void>;
  refused(write: WaitingWrite, error: ApiError): Promise<void>;
  /** Returns the time, epoch milliseconds. */
  now(): number;
}

/** Why a delivery ended: nothing is left to send, the server does not answer, or there is no session. */
export type Outcome = 'sent' | 'noline' | 'nosession';

function outcomeOf(error: ApiError): 'refused' | 'noline' | 'nosession' {
  if (error.isUnanswered || error.status === 429) return 'noline';
  return error.status === 401 ? 'nosession' : 'refused';
}

async function deliverOne(delivery: Delivery, waiting: WaitingWrite): Promise<Outcome> {
  const write = await delivery.leaving(waiting);
  if (!write) return 'sent';
  try {
    await delivery.send(write);
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    const outcome = outcomeOf(thrown);
    if (outcome !== 'refused') return outcome;
    await delivery.refused(write, thrown);
    return 'sent';
  }
  await delivery.done(write);
  return 'sent';
}

/**
 * Sends the waiting writes one after the other, oldest first, each with its first key (PRODUCT D and O). A send takes
 * up to a minute, in which other writes may be given up or taken up, so the list is read again before each one.
 */
export async function deliverWrite(delivery: Delivery): Promise<Outcome> {
  /** Keys of the writes that a form of another tab has just taken up. */
  const taken = new Set<string>();
  for (;;) {
    const write = (await delivery.read()).find((one) => isReady(one, delivery.now()) && !taken.has(one.key));
    if (!write) return 'sent';
    if (delivery.isOver()) return 'nosession';
    if (delivery.isOffline()) return 'noline';
    const outcome = await delivery.ifFree(write, () => deliverOne(delivery, write));
    if (outcome === null) taken.add(write.key);
    else if (outcome !== 'sent') return outcome;
  }
}

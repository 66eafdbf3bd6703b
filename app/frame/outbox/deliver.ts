import { ApiError } from '../api/ApiError';
import { isReady } from './states';
import type { WaitingWrite } from './waitingWrite';

export interface Delivery {
  /** What waits now, oldest first. */
  read(): Promise<readonly WaitingWrite[]>;
  /** Their author works here no longer: the session may be somebody else's by now. */
  isOver(): boolean;
  /** Nothing that is sent now leaves this device. */
  isOffline(): boolean;
  /** Does `work` unless the write is in its form's hand, of any tab; resolves to null then. */
  ifFree<T>(write: WaitingWrite, work: () => Promise<T>): Promise<T | null>;
  /** It is about to leave: resolves to what then waits, null where it no longer does. */
  leaving(write: WaitingWrite): Promise<WaitingWrite | null>;
  /** Resolves when the server has done it; rejects with ApiError. */
  send(write: WaitingWrite): Promise<void>;
  done(write: WaitingWrite): Promise<void>;
  refused(write: WaitingWrite, error: ApiError): Promise<void>;
  /** Epoch milliseconds. */
  now(): number;
}

/** Nothing is left to send, nobody answers, or there is no session to send it in. */
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
 * Sends what waits one after the other, oldest first, each with the key that it had (PRODUCT D and O). A send takes up
 * to a minute, in which others may be given up or taken up: the next one is looked for afresh.
 */
export async function deliver(delivery: Delivery): Promise<Outcome> {
  /** Those that a form of another tab has just taken up. */
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

import type { SentWrite } from '../api/ApiError';
import { onLocalChange, writeLocal } from '../session/storage';
import {
  isOld,
  keepWaiting,
  removeWaiting,
  replaceWaiting,
  type WaitingWrite,
  type Written,
  waitingOf,
} from './waitingWrite';

type Listener = () => void;

const NOTHING: readonly WaitingWrite[] = [];
/** Where a tab tells the others that something has changed. */
const CHANGED = 'outbox';

/** One user's waiting writes, the same in every tab. */
export class Outbox {
  readonly #utilisateurid: number;
  readonly #listeners = new Set<Listener>();
  readonly #wakers = new Set<Listener>();
  #writes = NOTHING;

  constructor(utilisateurid: number) {
    this.#utilisateurid = utilisateurid;
    onLocalChange(CHANGED, () => void this.refresh());
    void this.refresh();
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back when someone asks for a write to be sent at once. */
  onWake(listener: Listener): Listener {
    this.#wakers.add(listener);
    return () => this.#wakers.delete(listener);
  }

  readonly writes = (): readonly WaitingWrite[] => this.#writes;

  /** Reads anew what is kept on this device. */
  async refresh(): Promise<readonly WaitingWrite[]> {
    // What cannot be read now is still what it was.
    const writes = await waitingOf(this.#utilisateurid).catch(() => this.#writes);
    if (writes.length > 0 || this.#writes.length > 0) this.#writes = writes;
    for (const listener of this.#listeners) listener();
    return writes;
  }

  add = (sent: SentWrite, written: Written) => this.change((id) => keepWaiting(id, sent, written));
  /** Resolves to false where it no longer waits. */
  refuse = (write: WaitingWrite, refused: WaitingWrite['refused']) =>
    this.change((id) => replaceWaiting(id, write, { ...write, refused }));
  remove = (write: WaitingWrite) => this.change((id) => removeWaiting(id, write));

  /** Sends again what was refused, or is too old to be sent without being asked: its key counts from now. */
  async sendNow(write: WaitingWrite): Promise<void> {
    const firstSentAt = isOld(write, Date.now()) ? Date.now() : write.firstSentAt;
    await this.change((id) => replaceWaiting(id, write, { ...write, firstSentAt, refused: null }));
    for (const wake of this.#wakers) wake();
  }

  /** Does `work` on what is kept for this user; whatever it changed is known in every tab. */
  async change<T>(work: (utilisateurid: number) => Promise<T>): Promise<T> {
    const result = await work(this.#utilisateurid);
    writeLocal(CHANGED, crypto.getRandomValues(new Uint32Array(1))[0]);
    await this.refresh();
    return result;
  }
}

const outboxes = new Map<number, Outbox>();

/** The outbox of a user; one for the whole page. */
export function outboxOf(utilisateurid: number): Outbox {
  const outbox = outboxes.get(utilisateurid) ?? new Outbox(utilisateurid);
  outboxes.set(utilisateurid, outbox);
  return outbox;
}

import type { SentWrite } from '../api/ApiError';
import { KeptList } from '../session/keptList';
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

/** One user's waiting writes, the same in every tab. */
export class Outbox extends KeptList<WaitingWrite> {
  readonly #wakers = new Set<Listener>();

  constructor(utilisateurid: number) {
    super(utilisateurid, 'outbox', waitingOf);
  }

  /** Calls back when someone asks for a write to be sent at once. */
  onWake(listener: Listener): Listener {
    this.#wakers.add(listener);
    return () => this.#wakers.delete(listener);
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
}

const outboxes = new Map<number, Outbox>();

/** The outbox of a user; one for the whole page. */
export function outboxOf(utilisateurid: number): Outbox {
  const outbox = outboxes.get(utilisateurid) ?? new Outbox(utilisateurid);
  outboxes.set(utilisateurid, outbox);
  return outbox;
}

import type { RecordId } from '@comptoir/domain/units';
import { freeOf } from '../device/hands';
import { KeptList } from '../device/keptList';
import { Listeners } from '../device/listeners';
import { handOf, type WaitingWrite, waitingOf } from './waitingWrite';

/** The waiting writes that no form holds. */
const freeWaitingOf = async (utilisateurid: RecordId) =>
  freeOf(await waitingOf(utilisateurid), handOf, () => void outboxOf(utilisateurid).refresh());

/** The waiting writes of one user, the same in every tab. */
export class Outbox extends KeptList<WaitingWrite> {
  readonly #wakers = new Listeners();

  /** Calls back when someone asks to send the waiting writes at once. */
  readonly onWake = this.#wakers.subscribe;
  readonly wake = this.#wakers.tell;

  constructor(utilisateurid: RecordId) {
    super(utilisateurid, 'outbox', freeWaitingOf);
  }
}

const outboxes = new Map<number, Outbox>();

/** Returns the outbox of a user; the whole page shares one. */
export function outboxOf(utilisateurid: RecordId): Outbox {
  const outbox = outboxes.get(utilisateurid) ?? new Outbox(utilisateurid);
  outboxes.set(utilisateurid, outbox);
  return outbox;
}

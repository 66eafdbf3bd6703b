import { Refusal } from '@comptoir/contract/envelope';
import type { RecordId } from '@comptoir/domain/units';
import { type InTurn, turns } from '../work/turns';

/** Reads of one user that run at the same time, and that wait behind them. */
const AT_ONCE = 2;
const WAITING = 20;
/** Seconds after which whoever asked for more may ask again. */
const RETRY_AFTER_S = 5;

/** Does costly work for a user when it is their turn and the house's. */
export type Shares = <T>(utilisateurid: RecordId, work: () => Promise<T>) => Promise<T>;

interface Share {
  inTurn: InTurn;
  /** Running and waiting. */
  inside: number;
}

/**
 * Costly reads take half of the database's connections at most, and two of them for one user: whoever asks for all of
 * it at once waits for themselves, and payments go on (ASVS 2.4.1, 15.2.2). Throws `requete.trop_frequente` to who
 * has twenty waiting already. `connections` are those of the database.
 */
export function shares(connections: number): Shares {
  const house = turns(Math.max(1, Math.floor(connections / 2)));
  const users = new Map<number, Share>();
  return async (utilisateurid, work) => {
    const share = users.get(utilisateurid) ?? { inTurn: turns(AT_ONCE), inside: 0 };
    if (share.inside >= AT_ONCE + WAITING) {
      throw new Refusal('requete.trop_frequente', { params: { minutes: 1 }, retryAfter: RETRY_AFTER_S });
    }
    users.set(utilisateurid, share);
    share.inside += 1;
    try {
      return await share.inTurn(() => house(work));
    } finally {
      share.inside -= 1;
      if (share.inside === 0) users.delete(utilisateurid);
    }
  };
}

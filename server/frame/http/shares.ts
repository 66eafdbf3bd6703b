import { Refusal } from '@comptoir/contract/envelope';
import type { RecordId } from '@comptoir/domain/units';
import { type InTurn, turns } from '../work/turns';

/** How many reads of one user run at the same time; `WAITING` more may wait. */
const AT_ONCE = 2;
const WAITING = 20;
/** Seconds after which a refused user may ask again. */
const RETRY_AFTER_S = 5;

/** Does costly work when it is the turn of this user, and the turn of the user among all users. */
export type Shares = <T>(utilisateurid: RecordId, work: () => Promise<T>) => Promise<T>;

interface Share {
  inTurn: InTurn;
  /** How many reads of this user run or wait. */
  inside: number;
}

/**
 * Limits costly reads to half of the database's `connections`, and to two at the same time for one user: a user who
 * asks for everything at once delays only themselves, and payments go on (ASVS 2.4.1, 15.2.2). Throws
 * `requete.trop_frequente` when twenty reads of the user wait already.
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

import { Refusal } from '@comptoir/contract/envelope';
import type { RecordId } from '@comptoir/domain/units';
import { type InTurn, turns } from '../work/turns';

/** The number of pieces of one user that run at the same time; `WAITING` more may wait. */
const AT_ONCE = 2;
const WAITING = 20;
/** Seconds after which a refused user may ask again. */
const RETRY_AFTER_S = 5;

/** Does costly work when it is the turn of this user, and the turn of the user among all users. */
export type Shares = <T>(utilisateurid: RecordId, work: () => Promise<T>) => Promise<T>;

interface Share {
  inTurn: InTurn;
  /** The number of this user's pieces that run or wait. */
  inside: number;
}

/** The number of pieces of all users that run at the same time, and that may wait; by default any number may wait. */
interface House {
  atOnce: number;
  waiting?: number;
}

/**
 * Limits costly work to two pieces at the same time for one user: a user who asks for everything at once delays only
 * themselves (ASVS 2.4.1, 15.2.2). Throws `requete.trop_frequente` when twenty pieces of the user wait already, and
 * `base.indisponible` when the places for waiting of all users are full.
 */
export function shares({ atOnce, waiting = Number.POSITIVE_INFINITY }: House): Shares {
  const house = turns(atOnce);
  const users = new Map<number, Share>();
  let all = 0;
  return async (utilisateurid, work) => {
    const share = users.get(utilisateurid) ?? { inTurn: turns(AT_ONCE), inside: 0 };
    if (share.inside >= AT_ONCE + WAITING) {
      throw new Refusal('requete.trop_frequente', { params: { minutes: 1 }, retryAfter: RETRY_AFTER_S });
    }
    if (all >= atOnce + waiting) throw new Refusal('base.indisponible');
    users.set(utilisateurid, share);
    share.inside += 1;
    all += 1;
    try {
      return await share.inTurn(() => house(work));
    } finally {
      all -= 1;
      share.inside -= 1;
      if (share.inside === 0) users.delete(utilisateurid);
    }
  };
}

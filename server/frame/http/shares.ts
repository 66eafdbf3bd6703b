import { Refusal } from '@comptoir/contract/envelope';
import type { RecordId } from '@comptoir/domain/units';
import { type InTurn, turns } from '../work/turns';

/** How much of one user runs at the same time; `WAITING` more may wait. */
const AT_ONCE = 2;
const WAITING = 20;
/** Seconds after which a refused user may ask again. */
const RETRY_AFTER_S = 5;

/** Does costly work when it is the turn of this user, and the turn of the user among all users. */
export type Shares = <T>(utilisateurid: RecordId, work: () => Promise<T>) => Promise<T>;

interface Share {
  inTurn: InTurn;
  /** How much of this user runs or waits. */
  inside: number;
}

/** How much of all users runs at the same time, and how much of them may wait, or as much as they ask for. */
interface House {
  atOnce: number;
  waiting?: number;
}

/**
 * Limits costly work, to two at the same time for one user: a user who asks for everything at once delays only
 * themselves (ASVS 2.4.1, 15.2.2). Throws `requete.trop_frequente` when twenty pieces of the user wait already, and
 * `base.indisponible` when as many of all users wait as may.
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

import { checkRights } from '@comptoir/contract/authRules';
import type { Call } from '@comptoir/contract/call';
import { Refusal } from '@comptoir/contract/envelope';
import type { Db } from '../../db/pool';
import { type HeldAuthor, type Hold, holdSession } from './author.repository';
import type { Passing } from './gate.repository';
import { type Session, sessionFrom } from './session';

/**
 * The locks that the writes of a noun take besides those of every write. They are declared where its calls are
 * registered.
 */
export interface Holding {
  /** Takes these locks before those of the author's own rows. */
  first?: (trx: Db) => Promise<void>;
  /** `alone` when the write changes the author's own rows: two such writes would otherwise wait for each other. */
  passing?: Passing;
}

/** Returns how a noun's writes hold their author at `nowMs`, epoch milliseconds. */
export const holdAt = (nowMs: number, { passing = 'together' }: Holding = {}): Hold => ({
  now: new Date(nowMs).toISOString(),
  passing,
});

/**
 * Returns the author's session as it is inside the transaction, and holds it until the end: rights that the author lost
 * after the request came in no longer count. Throws `auth.session`, `auth.motdepasse_temporaire` or `auth.permission`
 * (RELIABILITY F85, F86). `first` has the answers about the author, if they were asked with other questions.
 */
export async function holdAuthor(
  trx: Db,
  { call, former, hold, first }: { call: Call; former: Session; hold: Hold; first: Promise<HeldAuthor> | null },
): Promise<Session> {
  const row = await holdSession(trx, former, hold, first);
  if (!row) throw new Refusal('auth.session');
  const session = sessionFrom(row, former);
  checkRights(call, session);
  return session;
}

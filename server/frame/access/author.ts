import { checkRights } from '@comptoir/contract/authRules';
import type { Call } from '@comptoir/contract/call';
import { Refusal } from '@comptoir/contract/envelope';
import type { Db } from '../../db/pool';
import type { Asked } from '../../db/together';
import { type Hold, holdSession } from './author.repository';
import type { Passing } from './gate.repository';
import { type Session, sessionFrom } from './session';

/** What the writes of a noun hold beside what every write does: said once, where its calls are registered. */
export interface Holding {
  /** Taken before the author's own rows. */
  first?: (trx: Db) => Promise<void>;
  /** `alone` where the author's own rows change: two such writes would wait for each other. */
  passing?: Passing;
}

/** How a noun's writes hold their author at `nowMs`, epoch milliseconds. */
export const holdAt = (nowMs: number, { passing = 'together' }: Holding = {}): Hold => ({
  now: new Date(nowMs).toISOString(),
  passing,
});

/**
 * The author of a write as they are inside its transaction, and stay until its end: what they lost since the request
 * came in, they lost. Throws `auth.session`, `auth.motdepasse_temporaire` or
 * `auth.permission` (RELIABILITY F85, F86).
 */
export async function holdAuthor(asked: Asked, call: Call, former: Session, hold: Hold): Promise<Session> {
  const row = await holdSession(asked, former, hold);
  if (!row) throw new Refusal('auth.session');
  const session = sessionFrom(row, former);
  checkRights(call, session);
  return session;
}

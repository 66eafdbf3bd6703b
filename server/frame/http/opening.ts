import type { Call } from '@comptoir/contract/call';
import type { KeptOn } from '../../db/envoi';
import type { Db } from '../../db/pool';
import { type Answers, askTogether, type Questions } from '../../db/together';
import { holdAuthor } from '../access/author';
import { authorQuestions, type Hold } from '../access/author.repository';
import type { Session } from '../access/session';
import type { Slot } from './idempotence';
import { keyTaken } from './idempotence.repository';

/** The input of the first round trip of a write. */
export interface Opening {
  call: Call;
  /** The session as it was when the request came in. */
  former: Session;
  hold: Hold;
  slot: Slot | null;
  keptOn: KeptOn | null;
  reads: Questions;
}

/** The results of that round trip. */
interface Opened {
  session: Session;
  isTaken: Promise<boolean>;
  lus: Promise<Answers<Questions>>;
}

/**
 * Asks in one round trip about the author, the key and what the handler reads, and holds the author. When a write is
 * tried again, it first asks about its author alone (`holdSession`).
 */
export async function openWrite(
  trx: Db,
  { slot, keptOn, reads, ...author }: Opening,
  attempt: number,
): Promise<Opened> {
  const key = { isTaken: slot ? keyTaken(slot, keptOn) : undefined };
  const who = authorQuestions(author.former, author.hold);
  const ahead = attempt === 1 ? askTogether(trx, who, key, reads) : null;
  const session = await holdAuthor(trx, { ...author, first: ahead?.[0] ?? null });
  const [taken, lus] = ahead ? [ahead[1], ahead[2]] : askTogether(trx, key, reads);
  return { session, isTaken: taken.then(({ isTaken }) => isTaken === true), lus };
}

import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import { type Answers, askTogether, type Question } from '../../db/together';
import { Again } from '../../db/transaction';
import { type Passing, waitAtGate } from './gate.repository';
import { type SessionRow, sessionOf } from './repository';

interface Author {
  empreinte: string;
  utilisateurid: RecordId;
}

/**
 * How the author of a write is held: how the gates are passed, and the time (ISO 8601) at which the session is judged.
 */
export interface Hold {
  now: string;
  passing: Passing;
}

/**
 * Locks the author's rows. The session's row is locked against deletion only, because other requests note its use
 * meanwhile.
 */
const heldAuthor = ({ empreinte, utilisateurid }: Author, passing: Passing) => sql`
  SELECT FROM session AS s
  JOIN utilisateur AS u ON u.utilisateurid = s.utilisateurid
  JOIN profil AS p ON p.profilid = u.profilid
  WHERE s.empreinte = ${empreinte}
    AND (SELECT ${waitAtGate(passing, 'utilisateur', utilisateurid)}) IS NOT NULL
    AND (SELECT ${waitAtGate('together', 'profil', profilOf(utilisateurid))}) IS NOT NULL
  FOR KEY SHARE OF s FOR SHARE OF u, p`;

const profilOf = (utilisateurid: RecordId) =>
  sql`(SELECT profilid FROM utilisateur WHERE utilisateurid = ${utilisateurid})`;

/** Whether the author's rows were found; they are then locked. */
const authorHeld = (author: Author, passing: Passing): Question<boolean> => ({
  query: () => heldAuthor(author, passing),
  told: (rows) => rows.length > 0,
});

/**
 * The first questions of a write. Another statement reads the session: a statement that waited still sees the
 * permissions from before its wait.
 */
export const authorQuestions = (author: Author, { now, passing }: Hold) => ({
  isHeld: authorHeld(author, passing),
  session: sessionOf(author.empreinte, now),
});

/** The answers to `authorQuestions`. */
export type HeldAuthor = Answers<ReturnType<typeof authorQuestions>>;

/** The most looks at the author: when their profile changes while we wait for its row, we look again. */
const LOOKS = 3;

/**
 * Returns the present session of a write's author, and holds it until the end of the transaction. A request that ends
 * the session, locks or deletes the user, or changes their registers, profile or permissions comes before or waits.
 * Undefined when the session is over by the rules of `findSessions`.
 */
export async function holdSession(
  trx: Db,
  author: Author,
  hold: Hold,
  first: Promise<HeldAuthor> | null,
): Promise<SessionRow | undefined> {
  if (first) {
    const { isHeld, session } = await first;
    // `first` took more locks than the author's rows: to wait again with them could block others. The next attempt asks
    // about its author alone.
    if (!isHeld) throw new Again();
    return session;
  }
  for (let look = 1; look <= LOOKS; look += 1) {
    const [looked] = askTogether(trx, authorQuestions(author, hold));
    const { isHeld, session } = await looked;
    if (isHeld) return session;
  }
  return undefined;
}

import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { AnyQuestion, Asked, Question } from '../../db/together';
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

/** Asks whether the author's rows were found; they are then locked. */
const authorHeld = (author: Author, passing: Passing): Question<boolean> => ({
  key: 'author held',
  query: () => heldAuthor(author, passing),
  told: (rows) => rows.length > 0,
});

/** The first questions of `holdSession`. They must be two statements: `holdSession` says why. */
export const authorQuestions = (author: Author, { now, passing }: Hold): AnyQuestion[] => [
  authorHeld(author, passing),
  sessionOf(author.empreinte, now),
];

/** How often the author is looked up at most: when their profile changes while we wait for its row, we look again. */
const LOOKS = 3;

/**
 * Returns the session of a write's author as it is now, and holds it until the end of the transaction. Whoever ends the
 * session, locks or deletes the user, or changes their registers, their profile or its permissions, comes before or has
 * to wait. Undefined when the session is over by the rules of `findSessions`. Questions that were asked ahead have
 * taken more locks than these rows. When the author was not found among them, waiting again with these locks could
 * block others: the transaction is tried `Again`, and the next attempt asks nothing ahead.
 */
export async function holdSession(
  asked: Asked,
  author: Author,
  { now, passing }: Hold,
): Promise<SessionRow | undefined> {
  for (let look = 1; look <= LOOKS; look += 1) {
    // Another statement reads the session: the statement that waited still sees the permissions from before its wait.
    if (await asked.told(authorHeld(author, passing))) return asked.told(sessionOf(author.empreinte, now));
    if (asked.isAhead) throw new Again();
  }
  return undefined;
}

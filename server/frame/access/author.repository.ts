import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { AnyQuestion, Asked, Question } from '../../db/together';
import { Again } from '../../db/transaction';
import { type Passing, passed } from './gate.repository';
import { type SessionRow, sessionOf } from './repository';

interface Author {
  empreinte: string;
  utilisateurid: RecordId;
}

/** How an author is held: at which gates, and by what time their session is judged, ISO 8601. */
export interface Hold {
  now: string;
  passing: Passing;
}

/** The session itself only against its deletion: its use is noted by other requests meanwhile. */
const held = ({ empreinte, utilisateurid }: Author, passing: Passing) => sql`
  SELECT FROM session AS s
  JOIN utilisateur AS u ON u.utilisateurid = s.utilisateurid
  JOIN profil AS p ON p.profilid = u.profilid
  WHERE s.empreinte = ${empreinte}
    AND (SELECT ${passed(passing, 'utilisateur', utilisateurid)}) IS NOT NULL
    AND (SELECT ${passed('together', 'profil', profilOf(utilisateurid))}) IS NOT NULL
  FOR KEY SHARE OF s FOR SHARE OF u, p`;

const profilOf = (utilisateurid: RecordId) =>
  sql`(SELECT profilid FROM utilisateur WHERE utilisateurid = ${utilisateurid})`;

/** Whether the author's rows were found and are held. */
const authorHeld = (author: Author, passing: Passing): Question<boolean> => ({
  key: 'author held',
  query: () => held(author, passing),
  told: (rows) => rows.length > 0,
});

/** What `holdSession` asks at first; the second statement must be one of its own, as it says. */
export const authorQuestions = (author: Author, { now, passing }: Hold): AnyQuestion[] => [
  authorHeld(author, passing),
  sessionOf(author.empreinte, now),
];

/** Looks at most: who was given another profile while we waited for the row of the former one is looked at again. */
const LOOKS = 3;

/**
 * The session of a write's author as it is now, held until the end of the transaction: who ends it, locks or deletes its
 * user, changes their registers, their profile or its permissions is waited for, or waits. Undefined when it is over by
 * the rules of `findSessions`. What was asked ahead locked more than them: when that look found nothing, it must not
 * wait for them any more, and the transaction is tried `Again`, where nothing is asked ahead.
 */
export async function holdSession(
  asked: Asked,
  author: Author,
  { now, passing }: Hold,
): Promise<SessionRow | undefined> {
  for (let look = 1; look <= LOOKS; look += 1) {
    // A statement of its own reads the session: the one that waits still sees the permissions from before it waited.
    if (await asked.told(authorHeld(author, passing))) return asked.told(sessionOf(author.empreinte, now));
    if (asked.isAhead) throw new Again();
  }
  return undefined;
}

import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { prepared } from '../db/prepared';
import { type Passing, passed } from './gate.repository';
import { findSession, type SessionRow } from './repository';

interface Author {
  empreinte: string;
  utilisateurid: number;
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

const profilOf = (utilisateurid: number) =>
  sql`(SELECT profilid FROM utilisateur WHERE utilisateurid = ${utilisateurid})`;

/** Looks at most: who was given another profile while we waited for the row of the former one is looked at again. */
const LOOKS = 3;

/**
 * The session of a write's author as it is now, held until the end of the transaction: who ends it, locks or deletes its
 * user, changes their registers, their profile or its permissions is waited for, or waits. Undefined when it is over by
 * the rules of `findSessions`. `now` in ISO 8601.
 */
export async function holdSession(
  trx: Db,
  author: Author,
  now: string,
  passing: Passing,
): Promise<SessionRow | undefined> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const { rows } = await prepared(trx, held(author, passing));
    // A statement of its own: the one above still sees the permissions from before it waited.
    if (rows.length > 0) return findSession(trx, author.empreinte, now);
  }
  return undefined;
}

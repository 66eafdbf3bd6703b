import type { Acteur } from '@comptoir/domain/avance';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Question } from '../db/together';
import type { Session } from '../frame/access/session';

/** Returns the person who acts on an advance, as its rules see them. */
export const acteurOf = ({ utilisateurid, permissions }: Pick<Session, 'utilisateurid' | 'permissions'>): Acteur => ({
  utilisateurid,
  accorde: permissions.has('avances.accorder'),
});

/** The account that holds an advance, null for a holder without one. */
export interface Detenue {
  porteurid: RecordId | null;
}

/** The advance when a register is one; undefined for another register. */
export const detenteurOf = (caisseid: RecordId): Question<Detenue | undefined, Detenue> => ({
  query: (db) => db.selectFrom('avance').select('porteurid').where('caisseid', '=', caisseid),
  told: ([detenue]) => detenue,
});

/** The advance from which a live payment was made; undefined for a payment from another register. */
export const detenteurOfReglement = (reglementid: RecordId): Question<Detenue | undefined, Detenue> => ({
  query: () => sql`
    SELECT porteurid FROM avance
    WHERE caisseid = (SELECT caisseid FROM reglement WHERE reglementid = ${reglementid} AND supprimele IS NULL)
  `,
  told: ([detenue]) => detenue,
});

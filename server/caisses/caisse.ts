import { reachedRow } from '../frame/access/reach';
import { nounOf } from '../frame/http/noun';
import { findCaisse } from './repository';

/** A register, for users who reach it. */
export const caisse = nounOf({
  objet: 'caisse',
  find: async (caisseid, { db, session }) => reachedRow(session, await findCaisse(db, caisseid)),
  libelleOf: ({ libelle }) => libelle,
});

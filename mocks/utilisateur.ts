import { mayChange } from '@comptoir/contract/utilisateurRules';
import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { joursRestants } from '@comptoir/domain/expiration';
import { formatTelephone } from '@comptoir/domain/telephone';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { personneOf } from './administration';
import { facteurOf } from './facteurs';
import { rowOf, rowsHaving, todayOf } from './rows';
import { photoOfUtilisateur } from './session';
import { sessionsOf } from './sessions';
import type { Store, UtilisateurRow } from './store';

/** The texts by which a user is searched and sorted; the names come first. */
export function textesOfUtilisateur({ nom, prenom, username, email, contact }: UtilisateurRow): string[] {
  return [nom, prenom, username, email, contact, formatTelephone(contact)];
}

export const keyOfUtilisateur = (row: UtilisateurRow): string => searchKey(textesOfUtilisateur(row).join(' '));

/** A user as the calls show them to `reader`, without the password. */
export function shownUtilisateur(store: Store, reader: UtilisateurRow, row: UtilisateurRow): Utilisateur {
  const { password: _, permissions: __, ...fields } = row;
  const { utilisateurid: id } = row;
  return {
    ...fields,
    libelleprofil: rowOf(store, 'profils', row.profilid)?.libelle ?? '',
    joursrestants: joursRestants(row.dateexpiration, todayOf(store)),
    doublefacteur: facteurOf(store, id) !== undefined,
    photo: photoOfUtilisateur(store, id),
    modifiable: mayChange(personneOf(store, reader), personneOf(store, row)),
    dernierusage: lastUse(store, id),
  };
}

/** The last time when a user was active, in an open session or in the audit log. */
function lastUse(store: Store, id: RecordId): string | null {
  const actes = rowsHaving(store.activites, { utilisateurid: id }).map(({ date }) => date);
  const usages = sessionsOf(store, id).map(({ dernierusage }) => dernierusage);
  return [...actes, ...usages].sort().at(-1) ?? null;
}

import { passwordIssues } from '@comptoir/contract/authRules';
import { Refusal, throwAll, throwFirst } from '@comptoir/contract/envelope';
import { checkFree } from '@comptoir/contract/recordRules';
import { checkNotSelf, checkProfil, mayChange, utilisateurIssues } from '@comptoir/contract/utilisateurRules';
import type { Utilisateur, UtilisateurFields } from '@comptoir/contract/utilisateurs';
import { joursRestants } from '@comptoir/domain/expiration';
import { formatTelephone } from '@comptoir/domain/telephone';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import type * as z from 'zod/mini';
import { givenCaisses } from './acces';
import {
  checkAdministrateurRemains,
  checkMayChange,
  checkProfilHeld,
  isUsernameTaken,
  personneOf,
} from './administration';
import { discarded } from './corbeille';
import { facteurOf, removeFacteur } from './facteurs';
import { type Asked, nounOf } from './noun';
import { storePhoto } from './pieces';
import type { By, Resolvers } from './resolver';
import { insertRow, instantOf, rowOf, rowsHaving, todayOf } from './rows';
import { endSessionsOf, photoOfUtilisateur, sessionsOf } from './session';
import type { Store, UtilisateurRow } from './store';

/** The texts by which a user is searched and sorted; the names come first. */
export function textesOfUtilisateur({ nom, prenom, username, email, contact }: UtilisateurRow): string[] {
  return [nom, prenom, username, email, contact, formatTelephone(contact)];
}

export const keyOfUtilisateur = (row: UtilisateurRow): string => searchKey(textesOfUtilisateur(row).join(' '));

/** A user as the calls show them to `reader`, without the password. */
function shownUtilisateur(store: Store, reader: UtilisateurRow, row: UtilisateurRow): Utilisateur {
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

type Fields = z.output<typeof UtilisateurFields>;

const utilisateur = nounOf('utilisateurs', {
  shown: (by, row) => shownUtilisateur(by.store, by.utilisateur, row),
  order: (a, b) => (keyOfUtilisateur(a) < keyOfUtilisateur(b) ? -1 : 1),
  trouvable: (_, row) => ({ textes: [textesOfUtilisateur(row).join(' ')] }),
});

/** Returns the user whom a request names. Throws Refusal when the author may not change them. */
function changeable(asked: Asked): UtilisateurRow {
  const row = utilisateur.found(asked);
  checkMayChange(asked.store, asked.utilisateur, row);
  return row;
}

/** The mocks of the users' calls. */
export const utilisateursMocks: Resolvers<'utilisateurs'> = {
  list: (asked) => utilisateur.page(asked, rowsHaving(utilisateur.sought(asked), { profilid: asked.query.profilid })),
  byId: (asked) => utilisateur.byId(asked),
  create: (asked) => {
    const { store, utilisateur: author, files } = asked;
    const { password, ...fields } = asked.body;
    throwFirst(utilisateurIssues(fields, { today: todayOf(store) }));
    throwAll(passwordIssues('password', { username: fields.username, nouveau: password, isCommon: false }));
    checkProfil(rowOf(store, 'profils', fields.profilid) !== undefined);
    checkProfilHeld(store, author, { avant: null, apres: fields.profilid });
    checkFree(isUsernameTaken(store, fields.username), 'utilisateur.existe');
    // A new user sees only the registers that their author sees.
    const given = { password, motdepassetemporaire: true, verrouille: false, caisses: author.caisses };
    const row = insertRow(store, 'utilisateurs', { ...fields, ...given, createdon: instantOf(store), version: 1 });
    storePhoto(store, 'portraits', { utilisateurid: row.utilisateurid }, files);
    return utilisateur.answered(asked, row);
  },
  update: (asked) => {
    const { version: _, ...fields } = asked.body;
    throwFirst(utilisateurIssues(fields, { today: todayOf(asked.store) }));
    const row = changeable(asked);
    utilisateur.checkVersion(asked, row);
    checkUpdate(asked, row, fields);
    storePhoto(asked.store, 'portraits', { utilisateurid: row.utilisateurid }, asked.files);
    return utilisateur.changed(asked, row, fields);
  },
  lock: (asked) => {
    const row = changeable(asked);
    const { verrouille } = asked.body;
    checkTaken(asked, row, { ...row, verrouille });
    if (verrouille) endSessionsOf(asked.store, row.utilisateurid);
    return utilisateur.changed(asked, row, { verrouille });
  },
  resetPassword: (asked) => {
    const row = changeable(asked);
    const { nouveau: password } = asked.body;
    throwAll(passwordIssues('nouveau', { username: row.username, nouveau: password, isCommon: false }));
    endSessionsOf(asked.store, row.utilisateurid);
    return utilisateur.changed(asked, row, { password, motdepassetemporaire: true });
  },
  removeFacteur: (asked) => {
    const row = changeable(asked);
    checkNotSelf(row.utilisateurid, asked.utilisateur);
    if (!facteurOf(asked.store, row.utilisateurid)) throw new Refusal('auth.facteur_absent');
    removeFacteur(asked.store, row.utilisateurid);
    endSessionsOf(asked.store, row.utilisateurid);
    return utilisateur.answered(asked, row);
  },
  giveCaisses: (asked) => {
    const row = changeable(asked);
    const caisses = givenCaisses(asked, row, asked.body.caisses);
    checkAdministrateurRemains(asked.store, 'utilisateurs', row, { ...row, caisses });
    return utilisateur.changed(asked, row, { caisses });
  },
  remove: (asked) => {
    const row = changeable(asked);
    const { utilisateurid } = row;
    checkTaken(asked, row, null);
    endSessionsOf(asked.store, utilisateurid);
    return discarded(asked, 'utilisateurs', row, { portraits: rowsHaving(asked.store.portraits, { utilisateurid }) });
  },
};

/**
 * Refuses an update that changes the author's own access, leaves no administrator, or moves permissions that the author
 * lacks.
 */
function checkUpdate({ store, utilisateur: author }: By, row: UtilisateurRow, fields: Fields): void {
  const { profilid, dateexpiration, username } = fields;
  if (profilid !== row.profilid) {
    checkNotSelf(row.utilisateurid, author);
    checkProfil(rowOf(store, 'profils', profilid) !== undefined);
  }
  checkFree(isUsernameTaken(store, username, row), 'utilisateur.existe');
  if (profilid === row.profilid && dateexpiration === row.dateexpiration) return;
  checkAdministrateurRemains(store, 'utilisateurs', row, { ...row, ...fields });
  checkNotSelf(row.utilisateurid, author);
  checkProfilHeld(store, author, { avant: row.profilid, apres: profilid });
}

/** Refuses to lock or delete oneself or the last administrator. */
function checkTaken({ store, utilisateur: author }: By, row: UtilisateurRow, next: UtilisateurRow | null): void {
  checkNotSelf(row.utilisateurid, author);
  checkAdministrateurRemains(store, 'utilisateurs', row, next);
}

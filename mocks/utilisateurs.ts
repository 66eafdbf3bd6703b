import { checkPassword } from '@comptoir/contract/authRules';
import { Refusal } from '@comptoir/contract/envelope';
import { checkFree, checkVersion } from '@comptoir/contract/recordRules';
import { checkNaissance, checkNotSelf, checkProfil } from '@comptoir/contract/utilisateurRules';
import type { UtilisateurFields } from '@comptoir/contract/utilisateurs';
import type { RecordId } from '@comptoir/domain/units';
import type * as z from 'zod/mini';
import { givenCaisses } from './acces';
import { checkAdministrateurRemains, checkMayChange, checkProfilHeld, isUsernameTaken } from './administration';
import { discarded } from './corbeille';
import { facteurOf, removeFacteur } from './facteurs';
import { matchingRows, pageOf } from './listing';
import type { UtilisateurRow } from './personnes';
import { storePhoto } from './pieces';
import type { Resolvers } from './resolver';
import { changeRow, foundRow, insertRow, instantOf, rowOf, rowsHaving, todayOf } from './rows';
import { endSessionsOf } from './sessions';
import type { Store } from './store';
import { keyOfUtilisateur, shownUtilisateur, textesOfUtilisateur } from './utilisateur';

type Fields = z.output<typeof UtilisateurFields>;

/** The mocks of the users' calls. */
export function utilisateursMocks(store: Store): Resolvers<'utilisateurs'> {
  const shown = (reader: UtilisateurRow, row: UtilisateurRow) => shownUtilisateur(store, reader, row);
  return {
    list: ({ utilisateur, query }) => {
      const rows = [...store.utilisateurs].sort((a, b) => (keyOfUtilisateur(a) < keyOfUtilisateur(b) ? -1 : 1));
      const held = rowsHaving(rows, { profilid: query.profilid });
      return pageOf(matchingRows(held, query.search, textesOfUtilisateur), query, (row) => shown(utilisateur, row));
    },
    byId: ({ utilisateur, params }) => ({
      data: shown(utilisateur, foundRow(store, 'utilisateurs', params.utilisateurid)),
    }),
    create: ({ utilisateur, body: { password, ...fields }, files }) => {
      checkNaissance(fields.datenaissance, todayOf(store));
      checkPassword('password', { username: fields.username, nouveau: password, isCommon: false });
      checkProfil(rowOf(store, 'profils', fields.profilid) !== undefined);
      checkProfilHeld(store, utilisateur, { avant: null, apres: fields.profilid });
      checkFree(isUsernameTaken(store, fields.username), 'utilisateur.existe');
      // A new user sees only the registers that their author sees.
      const given = { password, motdepassetemporaire: true, verrouille: false, caisses: utilisateur.caisses };
      const row = insertRow(store, 'utilisateurs', { ...fields, ...given, createdon: instantOf(store), version: 1 });
      storePhoto(store, 'portraits', { utilisateurid: row.utilisateurid }, files);
      return { data: shown(utilisateur, row) };
    },
    update: ({ utilisateur, params, body: { version, ...fields }, files }) => {
      checkNaissance(fields.datenaissance, todayOf(store));
      const row = changeableUtilisateur(store, utilisateur, params.utilisateurid);
      checkVersion(row, version, shown(utilisateur, row));
      checkUpdate(store, utilisateur, row, fields);
      changeRow(row, fields);
      storePhoto(store, 'portraits', { utilisateurid: row.utilisateurid }, files);
      return { data: shown(utilisateur, row) };
    },
    ...entreeMocks(store),
    remove: (asked) => {
      const row = changeableUtilisateur(store, asked.utilisateur, asked.params.utilisateurid);
      const { utilisateurid } = row;
      checkTaken(store, asked.utilisateur, row, null);
      endSessionsOf(store, utilisateurid);
      return discarded(asked, 'utilisateurs', row, { portraits: rowsHaving(store.portraits, { utilisateurid }) });
    },
  };
}

type Entree = 'lock' | 'resetPassword' | 'removeFacteur' | 'giveCaisses';

/** The mocks of the calls about access: lock, password, second factor, registers. */
function entreeMocks(store: Store): Pick<Resolvers<'utilisateurs'>, Entree> {
  const shown = (reader: UtilisateurRow, row: UtilisateurRow) => shownUtilisateur(store, reader, row);
  return {
    lock: ({ utilisateur, params, body: { verrouille } }) => {
      const row = changeableUtilisateur(store, utilisateur, params.utilisateurid);
      checkTaken(store, utilisateur, row, { ...row, verrouille });
      changeRow(row, { verrouille });
      if (verrouille) endSessionsOf(store, row.utilisateurid);
      return { data: shown(utilisateur, row) };
    },
    resetPassword: ({ utilisateur, params, body: { nouveau } }) => {
      const row = changeableUtilisateur(store, utilisateur, params.utilisateurid);
      checkPassword('nouveau', { username: row.username, nouveau, isCommon: false });
      changeRow(row, { password: nouveau, motdepassetemporaire: true });
      endSessionsOf(store, row.utilisateurid);
      return { data: shown(utilisateur, row) };
    },
    removeFacteur: ({ utilisateur, params }) => {
      const row = changeableUtilisateur(store, utilisateur, params.utilisateurid);
      checkNotSelf(row.utilisateurid, utilisateur);
      if (!facteurOf(store, row.utilisateurid)) throw new Refusal('auth.facteur_absent');
      removeFacteur(store, row.utilisateurid);
      endSessionsOf(store, row.utilisateurid);
      return { data: shown(utilisateur, row) };
    },
    giveCaisses: ({ utilisateur, params, body }) => {
      const row = changeableUtilisateur(store, utilisateur, params.utilisateurid);
      const caisses = givenCaisses(store, utilisateur, row, body.caisses);
      checkAdministrateurRemains(store, 'utilisateurs', row, { ...row, caisses });
      return { data: shown(utilisateur, changeRow(row, { caisses })) };
    },
  };
}

/** Returns a user. Throws Refusal when the author may not change them. */
function changeableUtilisateur(store: Store, author: UtilisateurRow, id: RecordId): UtilisateurRow {
  const row = foundRow(store, 'utilisateurs', id);
  checkMayChange(store, author, row);
  return row;
}

/**
 * Refuses an update that changes one's own access, leaves no administrator, or moves permissions that the author lacks.
 */
function checkUpdate(store: Store, author: UtilisateurRow, row: UtilisateurRow, fields: Fields): void {
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
function checkTaken(store: Store, author: UtilisateurRow, row: UtilisateurRow, next: UtilisateurRow | null): void {
  checkNotSelf(row.utilisateurid, author);
  checkAdministrateurRemains(store, 'utilisateurs', row, next);
}

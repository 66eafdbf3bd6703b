import { checkHeld, checkKnown, checkNotOwn, checkUsersWeaker } from '@comptoir/contract/profilRules';
import type { Profil } from '@comptoir/contract/profils';
import { checkFree, checkUnused, checkVersion } from '@comptoir/contract/recordRules';
import { catalogueOf, checkAdministrateurRemains, personneOf } from './administration';
import { discarded } from './corbeille';
import { byLibelle, isLibelleTaken, pageOf } from './listing';
import type { ProfilRow } from './personnes';
import type { Resolvers } from './resolver';
import { changeRow, foundRow, insertRow, rowsHaving } from './rows';
import { permissionsOf } from './session';
import type { Store } from './store';

/** The mocks of the profiles' calls. */
export function profilsMocks(store: Store): Resolvers<'profils'> {
  const inOrder = () => [...store.profils].sort(byLibelle('profilid'));
  return {
    all: () => ({ data: inOrder().map(({ profilid, libelle }) => ({ profilid, libelle })) }),
    list: ({ query }) => {
      const rows = inOrder().filter((row) => holdsFiltered(store, row, query));
      return pageOf(rows, query, (row) => shownProfil(store, row));
    },
    create: ({ utilisateur, body: { libelle, permissions } }) => {
      const names = inNameOrder(permissions);
      checkKnown(names, catalogueOf(store));
      checkHeld({ avant: [], apres: names }, permissionsOf(store, utilisateur), catalogueOf(store));
      checkFree(isLibelleTaken(store.profils, libelle), 'profil.existe');
      return { data: shownProfil(store, insertRow(store, 'profils', { libelle, permissions: names, version: 1 })) };
    },
    update: ({ utilisateur: author, params, body }) => {
      const row = foundRow(store, 'profils', params.profilid);
      checkNotOwn(row.profilid, author.profilid);
      const personnes = usersOf(store, row).map((person) => personneOf(store, person));
      checkUsersWeaker(personneOf(store, author), personnes);
      checkVersion(row, body.version, shownProfil(store, row));
      const permissions = inNameOrder(body.permissions);
      checkKnown(permissions, catalogueOf(store));
      checkHeld({ avant: row.permissions, apres: permissions }, permissionsOf(store, author), catalogueOf(store));
      checkFree(isLibelleTaken(store.profils, body.libelle, row), 'profil.existe');
      checkAdministrateurRemains(store, 'profils', row, { ...row, permissions });
      return { data: shownProfil(store, changeRow(row, { libelle: body.libelle, permissions })) };
    },
    remove: (asked) => {
      const row = foundRow(store, 'profils', asked.params.profilid);
      checkUnused(usersOf(store, row).length, 'profil.utilise');
      return discarded(asked, 'profils', row);
    },
  };
}

/** Whether a profile holds the given feature, and the given module or a feature of it; undefined asks for nothing. */
function holdsFiltered(
  { modules, fonctionnalites }: Store,
  { permissions }: ProfilRow,
  { moduleid, fonctionnaliteid }: Partial<Record<'moduleid' | 'fonctionnaliteid', number | undefined>>,
): boolean {
  const isHeld = ({ nom }: { nom: string }) => permissions.includes(nom);
  const ofModule = [...modules, ...fonctionnalites].filter((row) => row.moduleid === moduleid);
  const ofFonctionnalite = fonctionnalites.filter((row) => row.fonctionnaliteid === fonctionnaliteid);
  return (
    (moduleid === undefined || ofModule.some(isHeld)) &&
    (fonctionnaliteid === undefined || ofFonctionnalite.some(isHeld))
  );
}

const inNameOrder = (permissions: readonly string[]) => [...new Set(permissions)].sort();

const usersOf = (store: Store, { profilid }: ProfilRow) => rowsHaving(store.utilisateurs, { profilid });

function shownProfil(store: Store, row: ProfilRow): Profil {
  return { ...row, permissions: inNameOrder(row.permissions), nombreutilisateur: usersOf(store, row).length };
}

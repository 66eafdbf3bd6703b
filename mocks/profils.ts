import { checkHeld, checkKnown, checkNotOwn, checkUsersWeaker } from '@comptoir/contract/profilRules';
import type { Profil } from '@comptoir/contract/profils';
import { checkFree, checkUnused } from '@comptoir/contract/recordRules';
import { catalogueOf, checkAdministrateurRemains, personneOf } from './administration';
import { discarded } from './corbeille';
import { byLibelle, isLibelleTaken } from './listing';
import { nounOf } from './noun';
import type { By, Resolvers } from './resolver';
import { rowsHaving } from './rows';
import { permissionsOf } from './session';
import type { ProfilRow, Store } from './store';

const profil = nounOf('profils', { shown: shownProfil, order: byLibelle('profilid') });

/** The mocks of the profiles' calls. */
export const profilsMocks: Resolvers<'profils'> = {
  all: (asked) => ({ data: profil.rows(asked).map(({ profilid, libelle }) => ({ profilid, libelle })) }),
  list: (asked) => {
    const held = profil.rows(asked).filter((row) => holdsFiltered(asked.store, row, asked.query));
    return profil.page(asked, held);
  },
  create: (asked) => {
    const { libelle } = asked.body;
    const permissions = heldPermissions(asked, []);
    checkFree(isLibelleTaken(asked.store.profils, libelle), 'profil.existe');
    return profil.inserted(asked, { libelle, permissions, version: 1 });
  },
  update: (asked) => {
    const { store, utilisateur: author, body } = asked;
    const row = profil.found(asked);
    checkNotOwn(row.profilid, author.profilid);
    const personnes = usersOf(store, row).map((person) => personneOf(store, person));
    checkUsersWeaker(personneOf(store, author), personnes);
    profil.checkVersion(asked, row);
    const permissions = heldPermissions(asked, row.permissions);
    checkFree(isLibelleTaken(store.profils, body.libelle, row), 'profil.existe');
    checkAdministrateurRemains(store, 'profils', row, { ...row, permissions });
    return profil.changed(asked, row, { libelle: body.libelle, permissions });
  },
  remove: (asked) => {
    const row = profil.found(asked);
    checkUnused(usersOf(asked.store, row).length, 'profil.utilise');
    return discarded(asked, 'profils', row);
  },
};

/** The permissions that a request gives a profile. Refuses unknown ones, and those that the author lacks. */
function heldPermissions(
  { store, utilisateur, body }: By & { body: { permissions: string[] } },
  avant: readonly string[],
) {
  const apres = inNameOrder(body.permissions);
  checkKnown(apres, catalogueOf(store));
  checkHeld({ avant, apres }, permissionsOf(store, utilisateur), catalogueOf(store));
  return apres;
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

function shownProfil({ store }: By, row: ProfilRow): Profil {
  return { ...row, permissions: inNameOrder(row.permissions), nombreutilisateur: usersOf(store, row).length };
}

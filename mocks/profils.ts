import { checkHeld, checkKnown, checkNotOwn, checkUsersWeaker } from '#contract/profilRules';
import type { Profil } from '#contract/profils';
import { checkFree, checkUnused, checkVersion, existing } from '#contract/recordRules';
import { searchKey } from '#domain/texte';
import { catalogueOf, checkAdministrateurRemains, personneOf, replacing } from './administration';
import { discard } from './corbeille';
import { pageOf } from './listing';
import type { ProfilRow } from './personnes';
import type { Resolvers } from './resolver';
import { known, permissionsOf } from './session';
import type { Store } from './store';

/** The mocks of the profiles' calls. */
export function profilsMocks(store: Store): Resolvers<'profils'> {
  const inOrder = () => [...store.profils].sort(byLibelle);
  return {
    all: () => ({ data: inOrder().map(({ profilid, libelle }) => ({ profilid, libelle })) }),
    list: ({ query }) =>
      pageOf(
        inOrder()
          .filter((row) => holds(store, row, query))
          .map((row) => shown(store, row)),
        query,
      ),
    create: ({ utilisateur, body: { libelle, permissions }, lang }) => {
      const names = inNameOrder(permissions);
      checkKnown(names, catalogueOf(store), lang);
      checkHeld({ avant: [], apres: names }, permissionsOf(store, known(utilisateur)), catalogueOf(store));
      checkLibelle(store, libelle, null);
      const row = { profilid: store.nextId(), libelle, permissions: names, version: 1 };
      store.profils.push(row);
      return { data: shown(store, row) };
    },
    update: ({ utilisateur, params, body, lang }) => {
      const author = known(utilisateur);
      const row = found(store, params.profilid);
      checkNotOwn(row.profilid, author.profilid);
      const personnes = ofProfil(store, row).map((person) => personneOf(store, person));
      checkUsersWeaker(personneOf(store, author), personnes);
      checkVersion(row, body.version, shown(store, row));
      const permissions = inNameOrder(body.permissions);
      checkKnown(permissions, catalogueOf(store), lang);
      checkHeld({ avant: row.permissions, apres: permissions }, permissionsOf(store, author), catalogueOf(store));
      checkLibelle(store, body.libelle, row);
      checkAdministrateurRemains(store, { profils: replacing(store.profils, row, { ...row, permissions }) });
      Object.assign(row, { libelle: body.libelle, permissions, version: row.version + 1 });
      return { data: shown(store, row) };
    },
    remove: ({ utilisateur, params }) => {
      const row = found(store, params.profilid);
      const { profilid: id, libelle } = row;
      checkUnused(usersOf(store, row), 'profil.utilise');
      discard(store, utilisateur, { type: 'profil', id, libelle }, { profils: [row] });
      return { data: null };
    },
  };
}

function byLibelle(a: ProfilRow, b: ProfilRow): number {
  return searchKey(a.libelle).localeCompare(searchKey(b.libelle)) || a.profilid - b.profilid;
}

interface Tenus {
  moduleid?: number | undefined;
  fonctionnaliteid?: number | undefined;
}

/** Whether it holds a permission of the module, its own or a feature's, and that of the feature, where one is given. */
function holds({ modules, fonctionnalites }: Store, { permissions }: ProfilRow, asked: Tenus): boolean {
  const { moduleid, fonctionnaliteid } = asked;
  const isHeld = ({ nom }: { nom: string }) => permissions.includes(nom);
  const ofModule = [...modules, ...fonctionnalites].filter((row) => row.moduleid === moduleid);
  const ofFonctionnalite = fonctionnalites.filter((row) => row.fonctionnaliteid === fonctionnaliteid);
  return (
    (moduleid === undefined || ofModule.some(isHeld)) &&
    (fonctionnaliteid === undefined || ofFonctionnalite.some(isHeld))
  );
}

const inNameOrder = (permissions: readonly string[]) => [...new Set(permissions)].sort();

function found(store: Store, id: number): ProfilRow {
  return existing(store.profils.find(({ profilid }) => profilid === id));
}

function ofProfil(store: Store, { profilid: id }: ProfilRow) {
  return store.utilisateurs.filter(({ profilid }) => profilid === id);
}

const usersOf = (store: Store, row: ProfilRow) => ofProfil(store, row).length;

function shown(store: Store, row: ProfilRow): Profil {
  return { ...row, permissions: inNameOrder(row.permissions), nombreutilisateur: usersOf(store, row) };
}

function checkLibelle(store: Store, libelle: string, self: ProfilRow | null): void {
  const key = searchKey(libelle);
  checkFree(
    store.profils.some((row) => row !== self && searchKey(row.libelle) === key),
    'profil.existe',
  );
}

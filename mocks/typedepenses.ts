import { checkFree, checkUnused, checkVersion, existing } from '#contract/recordRules';
import { searchKey } from '#domain/texte';
import { discard } from './corbeille';
import { matching, pageOf } from './listing';
import type { Resolvers } from './resolver';
import type { Store, TypedepenseRow } from './store';

/** The mocks of the expense types' calls. */
export function typedepensesMocks(store: Store): Resolvers<'typedepenses'> {
  const inOrder = () => [...store.typedepenses].sort(byLibelle);
  return {
    all: () => ({ data: inOrder() }),
    list: ({ query }) => pageOf(inOrder(), query),
    search: ({ params, query }) =>
      pageOf(
        matching(inOrder(), params.term, ({ libelle }) => [libelle]),
        query,
      ),
    create: ({ body }) => {
      checkLibelle(store, body.libelle, null);
      const row = { typedepenseid: store.nextId(), libelle: body.libelle, version: 1 };
      store.typedepenses.push(row);
      return { data: { ...row } };
    },
    update: ({ params, body }) => {
      const row = found(store, params.typedepenseid);
      checkVersion(row, body.version, { ...row });
      checkLibelle(store, body.libelle, row);
      Object.assign(row, { libelle: body.libelle, version: row.version + 1 });
      return { data: { ...row } };
    },
    remove: ({ utilisateur, params }) => {
      const row = found(store, params.typedepenseid);
      checkUnused(
        store.depenses.filter(({ typedepenseid }) => typedepenseid === row.typedepenseid).length,
        'typedepense.utilise',
      );
      const { typedepenseid: id, libelle } = row;
      discard(store, utilisateur, { type: 'typedepense', id, libelle }, { typedepenses: [row] });
      return { data: null };
    },
  };
}

function byLibelle(a: TypedepenseRow, b: TypedepenseRow): number {
  return searchKey(a.libelle).localeCompare(searchKey(b.libelle)) || a.typedepenseid - b.typedepenseid;
}

function found(store: Store, id: number): TypedepenseRow {
  return existing(store.typedepenses.find(({ typedepenseid }) => typedepenseid === id));
}

function checkLibelle(store: Store, libelle: string, self: TypedepenseRow | null): void {
  const key = searchKey(libelle);
  const isTaken = store.typedepenses.some((row) => row !== self && searchKey(row.libelle) === key);
  checkFree(isTaken, 'typedepense.existe');
}

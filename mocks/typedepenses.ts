import { checkFree, checkUnused, checkVersion } from '@comptoir/contract/recordRules';
import { discard } from './corbeille';
import { byLibelle, isLibelleTaken, matching, pageOf } from './listing';
import type { Resolvers } from './resolver';
import { change, found, having, insert } from './rows';
import type { Store } from './store';

/** The mocks of the expense types' calls. */
export function typedepensesMocks(store: Store): Resolvers<'typedepenses'> {
  const inOrder = () => [...store.typedepenses].sort(byLibelle('typedepenseid'));
  return {
    all: () => ({ data: inOrder() }),
    list: ({ query }) => pageOf(inOrder(), query),
    search: ({ params, query }) =>
      pageOf(
        matching(inOrder(), params.term, ({ libelle }) => [libelle]),
        query,
      ),
    create: ({ body }) => {
      checkFree(isLibelleTaken(store.typedepenses, body.libelle), 'typedepense.existe');
      const row = insert(store, 'typedepenses', { libelle: body.libelle, version: 1 });
      return { data: { ...row } };
    },
    update: ({ params, body }) => {
      const row = found(store, 'typedepenses', params.typedepenseid);
      checkVersion(row, body.version, { ...row });
      checkFree(isLibelleTaken(store.typedepenses, body.libelle, row), 'typedepense.existe');
      change(row, { libelle: body.libelle });
      return { data: { ...row } };
    },
    remove: ({ utilisateur, params }) => {
      const row = found(store, 'typedepenses', params.typedepenseid);
      checkUnused(having(store.depenses, { typedepenseid: row.typedepenseid }).length, 'typedepense.utilise');
      const { typedepenseid: id, libelle } = row;
      discard(store, utilisateur, { type: 'typedepense', id, libelle }, { typedepenses: [row] });
      return { data: null };
    },
  };
}

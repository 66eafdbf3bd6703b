import { checkFree, checkUnused, checkVersion } from '@comptoir/contract/recordRules';
import { discardRecord } from './corbeille';
import { byLibelle, isLibelleTaken, matchingRows, pageOf } from './listing';
import type { Resolvers } from './resolver';
import { changeRow, foundRow, insertRow, rowsHaving } from './rows';
import type { Store } from './store';

/** The mocks of the expense types' calls. */
export function typedepensesMocks(store: Store): Resolvers<'typedepenses'> {
  const inOrder = () => [...store.typedepenses].sort(byLibelle('typedepenseid'));
  return {
    all: () => ({ data: inOrder() }),
    list: ({ query }) => pageOf(inOrder(), query),
    search: ({ params, query }) =>
      pageOf(
        matchingRows(inOrder(), params.term, ({ libelle }) => [libelle]),
        query,
      ),
    create: ({ body }) => {
      checkFree(isLibelleTaken(store.typedepenses, body.libelle), 'typedepense.existe');
      const row = insertRow(store, 'typedepenses', { libelle: body.libelle, version: 1 });
      return { data: { ...row } };
    },
    update: ({ params, body }) => {
      const row = foundRow(store, 'typedepenses', params.typedepenseid);
      checkVersion(row, body.version, { ...row });
      checkFree(isLibelleTaken(store.typedepenses, body.libelle, row), 'typedepense.existe');
      changeRow(row, { libelle: body.libelle });
      return { data: { ...row } };
    },
    remove: ({ utilisateur, params }) => {
      const row = foundRow(store, 'typedepenses', params.typedepenseid);
      checkUnused(rowsHaving(store.depenses, { typedepenseid: row.typedepenseid }).length, 'typedepense.utilise');
      const { typedepenseid: id, libelle } = row;
      discardRecord(store, utilisateur, { type: 'typedepense', id, libelle }, { typedepenses: [row] });
      return { data: null };
    },
  };
}

import { checkFree, checkUnused } from '@comptoir/contract/recordRules';
import { discarded } from './corbeille';
import { byLibelle, isLibelleTaken } from './listing';
import { nounOf } from './noun';
import type { Resolvers } from './resolver';
import { rowsHaving } from './rows';

const typedepense = nounOf('typedepenses', {
  shown: (_, row) => ({ ...row }),
  order: byLibelle('typedepenseid'),
  trouvable: (_, { libelle }) => ({ textes: [libelle] }),
});

/** The mocks of the expense types' calls. */
export const typedepensesMocks: Resolvers<'typedepenses'> = {
  all: (asked) => ({ data: typedepense.rows(asked) }),
  list: (asked) => typedepense.page(asked),
  search: (asked) => typedepense.page(asked),
  create: (asked) => {
    const { libelle } = asked.body;
    checkFree(isLibelleTaken(asked.store.typedepenses, libelle), 'typedepense.existe');
    return typedepense.inserted(asked, { libelle, version: 1 });
  },
  update: (asked) => {
    const row = typedepense.found(asked);
    typedepense.checkVersion(asked, row);
    const { libelle } = asked.body;
    checkFree(isLibelleTaken(asked.store.typedepenses, libelle, row), 'typedepense.existe');
    return typedepense.changed(asked, row, { libelle });
  },
  remove: (asked) => {
    const row = typedepense.found(asked);
    const { typedepenseid } = row;
    checkUnused(rowsHaving(asked.store.depenses, { typedepenseid }).length, 'typedepense.utilise');
    return discarded(asked, 'typedepenses', row);
  },
};

import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase } from './case';
import { owing, typed } from './given';

const { typedepenses } = calls;

const params = { typedepenseid: '@type.typedepenseid' };

export const typedepensesCases: readonly ConformanceCase[] = [
  {
    name: 'an expense type is created, renamed, found and deleted (CONTRACT "Calls")',
    steps: [
      { ...typed, expect: { data: { libelle: 'Type @unique', version: 1 } } },
      {
        call: typedepenses.update,
        params,
        body: { libelle: 'Péage @unique', version: 1 },
        expect: { data: { typedepenseid: '@type.typedepenseid', libelle: 'Péage @unique', version: 2 } },
      },
      {
        call: typedepenses.search,
        params: { term: 'peage @unique' },
        expect: { count: 1, data: [{ libelle: 'Péage @unique' }] },
      },
      { call: typedepenses.list, query: { limit: 1 }, expect: { data: [{}] } },
      { call: typedepenses.remove, params, expect: { data: null } },
      { call: typedepenses.search, params: { term: '@unique' }, expect: { count: 0, data: [] } },
      { call: typedepenses.update, params, body: { libelle: 'Péage @unique' }, expect: { code: 'introuvable' } },
    ],
  },
  {
    name: 'two expense types cannot have one label (contract/errors)',
    steps: [
      typed,
      { call: typedepenses.create, body: { libelle: 'TYPE @unique' }, expect: { code: 'typedepense.existe' } },
    ],
  },
  {
    name: 'a stale version gets 409 and the current record; none is accepted (CONTRACT "Types")',
    steps: [
      typed,
      { call: typedepenses.update, params, body: { libelle: 'Un @unique' } },
      {
        call: typedepenses.update,
        params,
        body: { libelle: 'Deux @unique', version: 1 },
        expect: { code: 'conflit.version', data: { libelle: 'Un @unique', version: 2 } },
      },
    ],
  },
  {
    name: 'an expense type in use cannot be deleted (CONTRACT "Calls", PRODUCT 1.16)',
    steps: [
      typed,
      owing(1000),
      { call: typedepenses.remove, params, expect: { code: 'typedepense.utilise' } },
      { call: calls.depenses.remove, params: { depenseid: '@depense.depenseid' } },
      { call: typedepenses.remove, params },
    ],
  },
];

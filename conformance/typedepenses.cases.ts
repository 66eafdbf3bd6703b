import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule } from './case';
import { owing, typed } from './given';

const { typedepenses } = calls;

const params = { typedepenseid: '@type.typedepenseid' };

export const typedepensesCases: readonly ConformanceCase[] = [
  rule('an expense type is created, renamed, found and deleted (CONTRACT "Calls")', [
    { ...typed, expect: { data: { libelle: 'Type @unique', version: 1 } } },
    ask(
      typedepenses.update,
      { ...params, libelle: 'Péage @unique', version: 1 },
      { data: { typedepenseid: '@type.typedepenseid', libelle: 'Péage @unique', version: 2 } },
    ),
    ask(typedepenses.search, { term: 'peage @unique' }, { count: 1, data: [{ libelle: 'Péage @unique' }] }),
    ask(typedepenses.list, { limit: 1 }, { data: [{}] }),
    ask(typedepenses.all, {}, { among: [{ typedepenseid: '@type.typedepenseid' }] }),
    ask(typedepenses.remove, params, { data: null }),
    ask(typedepenses.search, { term: '@unique' }, { count: 0, data: [] }),
    ask(typedepenses.update, { ...params, libelle: 'Péage @unique' }, { code: 'introuvable' }),
  ]),
  rule('two expense types cannot have one label (contract/errors)', [
    typed,
    ask(typedepenses.create, { libelle: 'TYPE @unique' }, { code: 'typedepense.existe' }),
  ]),
  rule('a stale version gets 409 and the current record; none is accepted (CONTRACT "Types")', [
    typed,
    ask(typedepenses.update, { ...params, libelle: 'Un @unique' }),
    ask(
      typedepenses.update,
      { ...params, libelle: 'Deux @unique', version: 1 },
      { code: 'conflit.version', data: { libelle: 'Un @unique', version: 2 } },
    ),
  ]),
  rule('an expense type in use cannot be deleted (CONTRACT "Calls", PRODUCT 1.16)', [
    typed,
    owing(1000),
    ask(typedepenses.remove, params, { code: 'typedepense.utilise' }),
    ask(calls.depenses.remove, { depenseid: '@depense.depenseid' }),
    ask(typedepenses.remove, params),
  ]),
];

import type { Call } from '@comptoir/contract/call';
import { allCalls, calls } from '@comptoir/contract/calls';
import { parseCall } from '@comptoir/contract/receive';
import { ask, invalid } from './ask';
import { type ConformanceCase, rule } from './case';
import { opened, owing, paid, typed } from './given';

const { caisses, depenses, mouvements, reglements } = calls;

const NONE = 2_000_000_000;

/** A theme is always one's own; nobody's overpayments are none. */
const NOT_OF_A_RECORD: readonly Call[] = [calls.themes.read, reglements.troppercus];
/** The calls without a body that only name their record. */
const ofOneRecord = allCalls.flatMap(({ call }) => {
  const required = parseCall(call, { params: {}, query: {}, body: {}, form: null }).errors.map(({ path }) => path);
  const isNamed = required.length > 0 && required.every((field) => field.endsWith('id'));
  return isNamed && !call.hasBody && !NOT_OF_A_RECORD.includes(call) ? [{ call, ids: required }] : [];
});
const named = (ids: readonly string[], id: unknown) => Object.fromEntries(ids.map((field) => [field, id]));

const amounts: readonly unknown[] = [0.5, -1, 1_000_000_000_000, '5', null, true, [5], {}];

export const requestCases: readonly ConformanceCase[] = [
  rule('a body that is not JSON is 400, another content type 415 (CONTRACT "Envelope")', [
    {
      call: caisses.create,
      raw: { type: 'application/json', text: '{"libelle":' },
      expect: { code: 'requete.illisible' },
    },
    { call: caisses.create, raw: { type: 'text/plain', text: '{}' }, expect: { code: 'requete.type' } },
    { call: reglements.create, raw: { type: 'text/plain', text: '{}' }, expect: { code: 'requete.type' } },
  ]),
  rule('errors lists every broken field (CONTRACT "Envelope")', [
    ask(
      depenses.create,
      { montant: 0, date: '2026-02-30', solde: 5 },
      invalid(
        ['libelle', 'champ.requis'],
        ['typedepenseid', 'champ.requis'],
        ['montant', 'montant.nul'],
        ['date', 'date.invalide'],
        ['solde', 'champ.inconnu'],
      ),
    ),
  ]),
  rule(
    'an amount is whole francs, never rounded (CONTRACT "Types", RELIABILITY F66)',
    amounts.map((montant) =>
      ask(caisses.create, { libelle: 'Caisse @unique', montant }, invalid(['montant', 'montant.invalide'])),
    ),
  ),
  rule('page and limit out of range are 422, a page past the end is empty (CONTRACT "Types", RELIABILITY F74)', [
    ...['0', '-1', '1.5', 'abc'].map((page) => ask(depenses.list, { page }, invalid(['page', 'champ.hors_limites']))),
    ask(depenses.list, { limit: 101 }, invalid(['limit', 'champ.hors_limites'])),
    ask(depenses.list, { page: 1_000_000, limit: 100 }, { data: [] }),
    opened(5),
    ask(caisses.search, { term: '@unique', page: 9 }, { count: 1, data: [] }),
  ]),
  rule('what is read or deleted by an id of no record is 404, an id that is not one 422 (RELIABILITY F75)', [
    ...ofOneRecord.map(({ call, ids }) => ask(call, named(ids, NONE), { code: 'introuvable' })),
    ...ofOneRecord.map(({ call, ids }) => ask(call, named(ids, 'abc'), { code: 'requete.invalide' })),
    ask(mouvements.list, { caisseid: NONE }, { code: 'introuvable' }),
  ]),
  rule('an empty filter means none, and a name that nobody declares is refused (CONTRACT "Types")', [
    typed,
    owing(5),
    ask(
      depenses.list,
      { typedepenseid: '@type.typedepenseid', etapeprojetid: '', datedebut: '', nature: '', page: '', limit: '' },
      { count: 1, data: [{ depenseid: '@depense.depenseid' }] },
    ),
    ...['inconnu', 'constructor'].map((name) => ask(depenses.list, { [name]: '' }, invalid([name, 'champ.inconnu']))),
  ]),
  rule('texts are trimmed and composed; a blank label is missing (CONTRACT "Types")', [
    ask(
      caisses.create,
      { libelle: '  Cafe\u0301 @unique ', montant: 0 },
      { data: { libelle: 'Café @unique', description: '', solde: 0, version: 1 } },
      { save: 'caisse' },
    ),
    ask(caisses.create, { libelle: ' \u0000\u200a ', montant: 0 }, invalid(['libelle', 'champ.requis'])),
  ]),
  rule('a search ignores case and accents, and takes %, _ and \\ as they are (CONTRACT "Types")', [
    ask(caisses.create, { libelle: 'Bouaké 100% @unique', montant: 0 }, {}, { save: 'caisse' }),
    ask(caisses.search, { term: 'BOUAKE 100% @unique' }, { count: 1 }),
    ask(caisses.search, { term: 'Bouaké 1%_@unique' }, { count: 0, data: [] }),
    ask(caisses.search, { term: 'bouaké_100% @unique' }, { count: 0 }),
    ask(caisses.search, { term: '100% @unique\\' }, { count: 0 }),
    ask(caisses.search, { term: 'a/b @unique' }, { count: 0 }),
  ]),
  rule('permission comes before validation and existence (RELIABILITY § 5.8)', [
    ask(caisses.create, {}, { code: 'auth.permission' }, { as: ['caisses'] }),
    ask(caisses.remove, { caisseid: 2_000_000_000 }, { code: 'auth.permission' }, { as: ['caisses', 'caisses.creer'] }),
    { ...paid(1), as: ['depenses', 'depenses.creer'], body: {}, expect: { code: 'auth.permission' } },
    ask(depenses.list, {}, { code: 'auth.permission' }, { as: ['caisses'] }),
  ]),
];

import type { Call } from '@comptoir/contract/call';
import { calls } from '@comptoir/contract/calls';
import { ask, invalid, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, owing, paid, typed } from './given';
import { PDF } from './piece';

const { activites, caisses, depenses, mouvements, reglements, themes, typedepenses } = calls;

const NONE = 2_000_000_000;
const term = { term: '@unique' };
const page = { page: 1, limit: 5 };

/** The same request with ids that its body must not contain: another record's, or any id in a creation. */
const refusedIds = (own: string, step: Step, ids: readonly unknown[] = [NONE, 'x', -1]): Step[] =>
  ids.map((id) => {
    const { save, ...asked } = step;
    return {
      ...asked,
      body: { ...step.body, [own]: id },
      expect: invalid([own, 'champ.invalide']),
    };
  });

/** Creations whose own id is null, 0 or empty (the last is saved), then creations that other ids make invalid. */
export const created = (own: string, step: Step): Step[] => [
  ...[null, 0, ''].map((id) => ({ ...step, body: { ...step.body, [own]: id } })),
  ...refusedIds(own, step, [NONE, 1, 'x']),
];

/** Changes that repeat the record's own id, or send it empty or null, then changes that another id makes invalid. */
export const changed = (own: string, id: string, step: Step): Step[] => [
  ...[id, '', null].map((value) => ({ ...step, body: { ...step.body, [own]: value } })),
  ...refusedIds(own, step),
];

/** Reads that must succeed, each written as in the specification. */
export const asked = (...reads: readonly [Call, Pick<Step, 'params' | 'query'>?][]): Step[] =>
  reads.map(([call, values]) => ({ call, ...values }));

const depense = {
  libelle: 'Dépense @unique',
  typedepenseid: '@type.typedepenseid',
  montant: 800,
  date: '@today',
  description: '',
  expenseonstep: 0,
  projetid: '',
  etapeprojetid: '',
};

/** The error code of a required field that is empty. */
const EMPTY = {
  montant: 'montant.invalide',
  typedepenseid: 'champ.invalide',
  date: 'date.invalide',
  expenseonstep: 'champ.invalide',
} as const;

/** A client that follows § 7 of the specification literally is served (CONTRACT "Types"): money that goes out. */
export const specificationCases: readonly ConformanceCase[] = [
  rule('the calls of expenses as the specification writes them (spec § 7 Expenses)', [
    typed,
    ...created('depenseid', ask(depenses.create, depense, {}, { save: 'depense' })),
    ...changed(
      'depenseid',
      '@depense.depenseid',
      ask(
        depenses.update,
        { depenseid: '@depense.depenseid', ...depense },
        { data: { projetid: null, etapeprojetid: null } },
      ),
    ),
    ...asked(
      [depenses.all],
      [depenses.list, { query: { etapeprojetid: '', ...page } }],
      [depenses.search, { params: term, query: page }],
      [typedepenses.all],
    ),
    ask(depenses.remove, { depenseid: '@depense.depenseid' }),
  ]),
  rule(
    'an empty filter means none, an empty page the first; what nobody declares is refused all the same (CONTRACT "Types")',
    [
      typed,
      owing(5, 'un'),
      {
        call: depenses.list,
        query: { etapeprojetid: '', datedebut: '', datefin: '', typedepenseid: '@type.typedepenseid', nature: '' },
        expect: { count: 1, data: [{ depenseid: '@un.depenseid' }] },
      },
      {
        call: depenses.list,
        query: { typedepenseid: '@type.typedepenseid', page: '', limit: '' },
        expect: { count: 1, data: [{ depenseid: '@un.depenseid' }] },
      },
      { call: mouvements.list, query: { caisseid: '', type: '', ...page } },
      ...['inconnu', 'constructor'].map((name) => ({
        call: depenses.list,
        query: { [name]: '' },
        expect: refusing([name, 'champ.inconnu']),
      })),
      {
        call: calls.projets.byId,
        query: { projetid: '' },
        expect: { errors: [{ path: 'projetid', code: 'champ.requis' }], status: 422 },
      },
    ],
  ),
  rule('an empty amount, label or required reference is none of the values that may be left out (CONTRACT "Types")', [
    typed,
    ...Object.entries(EMPTY).map(([path, code]) =>
      ask(depenses.create, { ...depense, [path]: '' }, invalid([path, code])),
    ),
    ask(depenses.create, { ...depense, inconnu: '' }, invalid(['inconnu', 'champ.inconnu'])),
  ]),
  rule('the calls of registers and movements as the specification writes them (spec § 7 Cash registers)', [
    ...created(
      'caisseid',
      ask(caisses.create, { libelle: 'Caisse @unique', montant: 900, description: '' }, {}, { save: 'caisse' }),
    ),
    ...changed(
      'caisseid',
      '@caisse.caisseid',
      ask(caisses.update, { caisseid: '@caisse.caisseid', libelle: 'Caisse @unique', description: '' }),
    ),
    ...created(
      'mouvementcaisseid',
      ask(mouvements.create, { caisseid: '@caisse.caisseid', montant: 10, type: 1 }, {}, { save: 'mouvement' }),
    ),
    ...changed(
      'mouvementcaisseid',
      '@mouvement.mouvementcaisseid',
      ask(mouvements.update, {
        mouvementcaisseid: '@mouvement.mouvementcaisseid',
        caisseid: '@caisse.caisseid',
        montant: 20,
        type: 1,
        isfirst: 0,
      }),
    ),
    ...asked(
      [caisses.all],
      [caisses.list],
      [caisses.search, { params: term, query: page }],
      [mouvements.list, { query: { caisseid: '@caisse.caisseid', ...page } }],
    ),
    ask(mouvements.remove, { mouvementcaisseid: '@mouvement.mouvementcaisseid' }),
  ]),
  rule('the calls of payments as the specification writes them (spec § 7 Payments)', [
    typed,
    opened(1000),
    owing(500),
    ...created('reglementid', {
      ...paid(10),
      body: { ...paid(10).body, type: '-' },
      files: [PDF],
    }),
    ...changed(
      'reglementid',
      '@reglement.reglementid',
      ask(reglements.update, { reglementid: '@reglement.reglementid', ...paid(20).body, type: '', file: '' }),
    ),
    ...asked(
      [reglements.all],
      [reglements.ofCaisse, { params: { id: '@caisse.caisseid' }, query: page }],
      [reglements.ofDette, { params: { id: '@depense.depenseid' }, query: page }],
      [reglements.search, { params: term, query: page }],
    ),
    ask(reglements.remove, { reglementid: '@reglement.reglementid' }),
  ]),
  rule('the theme before it is first saved is light, and the activity of a logout is recorded (spec § 7 Session)', [
    ask(
      themes.read,
      { utilisateurid: '@me.utilisateurid' },
      { data: [{ utilisateurid: '@me.utilisateurid', darkmode: 0 }] },
      { as: [] },
    ),
    ...changed(
      'utilisateurid',
      '@me.utilisateurid',
      ask(themes.save, { utilisateurid: '@me.utilisateurid', darkmode: 1 }, {}, { as: [] }),
    ),
    ask(
      activites.record,
      { libelle: 'Deconnexion', utilisateurid: '@me.utilisateurid', date: '@today', actiontype: 'Insert' },
      {},
      { as: [] },
    ),
  ]),
];

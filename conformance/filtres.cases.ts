import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, owing, paid, typed } from './given';
import { begun, etatOf, spent } from './given.projets';
import { collected, delivered, ordered, registered } from './given.ventes';

const { commandes, depenses, projets } = calls;

type Filters = Readonly<Record<string, unknown>>;

const OTHER_TYPE: Step = ask(calls.typedepenses.create, { libelle: 'Autre @unique' }, {}, { save: 'autre' });

const dated = (date: string, montant: number, save: string, typedepenseid = '@type.typedepenseid'): Step =>
  ask(depenses.create, { libelle: `Dépense ${save} @unique`, typedepenseid, montant, date }, {}, { save });

/** Lists the expenses of a filter, newest first, and checks their names and their totals in francs. */
const expensesAre = (query: Filters, names: readonly string[], montant: number, montantrestant = montant): Step[] => [
  ask(
    depenses.search,
    { term: '@unique', ...query, limit: 100 },
    { count: names.length, data: names.map((name) => ({ depenseid: `@${name}.depenseid` })) },
  ),
  ask(depenses.total, { ...query, search: '@unique' }, { data: { nombre: names.length, montant, montantrestant } }),
];

const ordersAre = (query: Filters, names: readonly string[], montant: number, reste: number): Step[] => [
  ask(
    commandes.search,
    { term: '@unique', ...query },
    { count: names.length, data: names.map((name) => ({ commandeid: `@${name}.commandeid` })) },
  ),
  ask(commandes.list, { ...query, searchdata: '@unique' }, { count: names.length }),
  ask(commandes.total, { ...query, searchdata: '@unique' }, { data: { nombre: names.length, montant, reste } }),
];

const refused = (call: Step['call'], query: Filters, path: string, params: Filters = {}): Step =>
  ask(call, { ...params, ...query }, refusing([path, 'champ.invalide']));

/** The lists behind the figures of the dashboard: the rows of a filter and their totals (PRODUCT N). */
export const filtresCases: readonly ConformanceCase[] = [
  rule('expenses of days, of a type, of days and a type, with their sum (PRODUCT N)', [
    typed,
    OTHER_TYPE,
    dated('2011-03-31', 1, 'avant'),
    dated('2011-04-01', 20, 'debut'),
    dated('2011-04-30', 300, 'fin', '@autre.typedepenseid'),
    dated('2011-05-01', 4000, 'apres'),
    ...expensesAre({}, ['apres', 'fin', 'debut', 'avant'], 4321),
    ...expensesAre({ datedebut: '2011-04-01', datefin: '2011-04-30' }, ['fin', 'debut'], 320),
    ...expensesAre({ datedebut: '2011-04-30' }, ['apres', 'fin'], 4300),
    ...expensesAre({ datefin: '2011-04-01' }, ['debut', 'avant'], 21),
    ...expensesAre({ typedepenseid: '@autre.typedepenseid' }, ['fin'], 300),
    ...expensesAre({ typedepenseid: '@type.typedepenseid', datefin: '2011-04-30' }, ['debut', 'avant'], 21),
    ...expensesAre({ typedepenseid: 2_000_000_000 }, [], 0),
    ask(
      depenses.list,
      { typedepenseid: '@type.typedepenseid', limit: 2, page: 2 },
      { count: 3, data: [{ depenseid: '@avant.depenseid' }] },
    ),
    ask(depenses.total, { typedepenseid: '@type.typedepenseid' }, { data: { nombre: 3, montant: 4021 } }),
  ]),
  rule('expenses that are settled or not, and what remains of them (spec § 2 Expenses)', [
    typed,
    opened(10_000),
    owing(900, 'soldee'),
    owing(500, 'entamee'),
    owing(70, 'entiere'),
    ...(['soldee', 'entamee'] as const).map((name) =>
      paid(name === 'soldee' ? 900 : 200, {
        save: `paie${name}`,
        body: {
          depenseid: `@${name}.depenseid`,
          caisseid: '@caisse.caisseid',
          montant: name === 'soldee' ? 900 : 200,
          from: 0,
          date: '@today',
        },
      }),
    ),
    ...expensesAre({ statut: '' }, ['entiere', 'entamee', 'soldee'], 1470, 370),
    ...expensesAre({ statut: 'insolde' }, ['entiere', 'entamee'], 570, 370),
    ...expensesAre({ statut: 'solde' }, ['soldee'], 900, 0),
  ]),
  rule('expenses of a project, of a step of it, of any project, of none (spec § 2 Expenses)', [
    typed,
    begun(['Fondations', 'Toiture']),
    owing(50, 'classique'),
    spent(600, { save: 'sienne' }),
    spent(7000, { save: 'autreetape' }, { etapeprojetid: '@projet.etapeliste.1.etapeprojetid' }),
    ...expensesAre({ nature: 'classique' }, ['classique'], 50),
    ...expensesAre({ nature: 'projet' }, ['autreetape', 'sienne'], 7600),
    ...expensesAre({ projetid: '@projet.projetid' }, ['autreetape', 'sienne'], 7600),
    ...expensesAre({ projetid: '@projet.projetid', nature: 'classique' }, [], 0),
    ask(
      depenses.list,
      { etapeprojetid: '@projet.etapeliste.0.etapeprojetid', datefin: '@today', statut: 'insolde' },
      { count: 1, data: [{ depenseid: '@sienne.depenseid' }] },
    ),
  ]),
  rule('the days of expenses do not end before they begin (PRODUCT N)', [
    refused(depenses.list, { datedebut: '@tomorrow', datefin: '@today' }, 'datefin'),
    refused(depenses.search, { datedebut: '@tomorrow', datefin: '@today' }, 'datefin', { term: 'a' }),
    refused(depenses.total, { datedebut: '@tomorrow', datefin: '@today' }, 'datefin'),
    refused(commandes.total, { datedebut: '@tomorrow', datefin: '@today' }, 'datefin'),
    ask(depenses.total, {}, { code: 'auth.permission' }, { as: ['caisses', 'tableau de bord'] }),
    ask(commandes.total, {}, { code: 'auth.permission' }, { as: ['depenses', 'tableau de bord'] }),
  ]),
  rule('orders that are settled or not, and what remains of them (PRODUCT N)', [
    opened(0),
    registered(),
    ordered(1000, 'soldee'),
    ordered(500, 'entamee'),
    ordered(70, 'entiere'),
    ordered(80, 'livree'),
    collected(1000, { save: 'un' }, { depenseid: '@soldee.commandeid' }),
    collected(200, { save: 'deux' }, { depenseid: '@entamee.commandeid' }),
    delivered(3, { body: { commandeid: '@livree.commandeid', etat: 3 } }),
    ...ordersAre({}, ['livree', 'entiere', 'entamee', 'soldee'], 1650, 450),
    ...ordersAre({ statut: 'insolde' }, ['livree', 'entiere', 'entamee'], 650, 450),
    ...ordersAre({ statut: 'solde' }, ['soldee'], 1000, 0),
    ...ordersAre({ statut: 'insolde', etat: 'encours', datedebut: '@today' }, ['entiere', 'entamee'], 570, 370),
    ...ordersAre({ statut: 'insolde', datefin: '2020-01-01' }, [], 0, 0),
  ]),
  rule('an order to be delivered today is not late (PRODUCT N)', [
    registered(),
    ordered(1000, 'commande', {}, { datelivraison: '@today' }),
    ordered(1000, 'sansdate'),
    ...ordersAre({ retard: 0 }, ['sansdate', 'commande'], 2000, 2000),
    ...ordersAre({ retard: 1 }, [], 0, 0),
  ]),
  rule('projects that should be over and are not, until their steps are closed (PRODUCT N)', [
    begun(['Seule'], 'tard', {
      body: {
        libelle: 'Projet tard @unique',
        description: 'En retard',
        montant: 5,
        datefin: '2020-01-31',
        listeetape: [{ libelle: 'Seule', description: 'Étape', montant: 0 }],
      },
      save: 'projet',
    }),
    begun([], 'temps'),
    ...(['', '1'] as const).map(
      (filter): Step =>
        ask(
          projets.search,
          { term: '@unique', filter, retard: 1 },
          { count: 1, data: [{ projetid: '@projet.projetid' }] },
        ),
    ),
    ask(projets.search, { term: '@unique', retard: 0 }, { count: 2 }),
    ask(projets.list, { retard: 1 }, { first: [{ projetid: '@projet.projetid', statutprojet: 1 }] }),
    etatOf(0, 1),
    ask(projets.search, { term: '@unique', retard: 1 }, { count: 0, data: [] }),
    ask(projets.search, { term: '@unique', retard: 1, filter: '2' }, { count: 0 }),
  ]),
];

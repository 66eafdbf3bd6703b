import { calls } from '@comptoir/contract/calls';
import { TRIS, type Tri, type TriNoms } from '@comptoir/contract/tri';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, typed } from './given';
import { ordered, registered } from './given.ventes';

const { clients, commandes, depenses, mouvements } = calls;

/** The names of three records in each sort order of their list. */
type Orders = Readonly<Record<Tri, readonly [string, string, string]>>;

const dated = (date: string, montant: number, save: string): Step =>
  ask(
    depenses.create,
    { libelle: `Dépense ${save} @unique`, typedepenseid: '@type.typedepenseid', montant, date },
    {},
    { save },
  );

const paidOut = (montant: number, save: string): Step =>
  ask(mouvements.create, { caisseid: '@caisse.caisseid', montant, type: 0, description: 'Appoint' }, {}, { save });

/** Reads two pages of a list in each sort order. */
const inEachOrder = (of: Pick<Step, 'call' | 'params' | 'query'>, id: string, orders: Orders): Step[] =>
  TRIS.flatMap((tri) => [
    {
      ...of,
      query: { ...of.query, tri, limit: 2 },
      expect: { count: 3, data: orders[tri].slice(0, 2).map((name) => ({ [id]: `@${name}.${id}` })) },
    },
    {
      ...of,
      query: { ...of.query, tri, limit: 2, page: 2 },
      expect: { count: 3, data: [{ [id]: `@${orders[tri][2]}.${id}` }] },
    },
  ]);

const refused = (call: Step['call'], tri: string): Step => ask(call, { tri }, refusing(['tri', 'champ.invalide']));

const BY_AMOUNT: Pick<Orders, '-montant' | 'montant'> = {
  '-montant': ['grande', 'tard', 'tot'],
  montant: ['tot', 'tard', 'grande'],
};

const NAMES = { eric: 'Zoo @unique ERIC', emile: 'ZZoo @unique Émile', edith: 'Zoo @unique Édith' };

const BY_NAME: Readonly<Record<TriNoms, readonly [string, string, string]>> = {
  '': ['edith', 'emile', 'eric'],
  date: ['eric', 'emile', 'edith'],
  nom: ['edith', 'eric', 'emile'],
  '-nom': ['emile', 'eric', 'edith'],
};

/** Lists sorted by a column in both directions; ties are sorted by id in the same direction (PRODUCT 1.27). */
export const trisCases: readonly ConformanceCase[] = [
  rule('expenses come by their date or by their amount, searched or not (PRODUCT 1.27)', [
    typed,
    dated('2011-04-01', 20, 'tot'),
    dated('2011-04-03', 20, 'tard'),
    dated('2011-04-02', 300, 'grande'),
    ...[
      ask(depenses.search, { term: '@unique' }),
      ask(depenses.list, { typedepenseid: '@type.typedepenseid' }),
    ].flatMap((of) =>
      inEachOrder(of, 'depenseid', {
        '': ['tard', 'grande', 'tot'],
        date: ['tot', 'grande', 'tard'],
        ...BY_AMOUNT,
      }),
    ),
    refused(depenses.list, 'libelle'),
  ]),
  rule('orders come by their instant or by their amount, searched or not (PRODUCT 1.27)', [
    registered(),
    ordered(1000, 'tot'),
    ordered(1000, 'tard'),
    ordered(5000, 'grande'),
    ...[ask(commandes.search, { term: '@unique' }), ask(commandes.list, { searchdata: '@unique' })].flatMap((of) =>
      inEachOrder(of, 'commandeid', {
        '': ['grande', 'tard', 'tot'],
        date: ['tot', 'tard', 'grande'],
        ...BY_AMOUNT,
      }),
    ),
    refused(commandes.list, '-reste'),
  ]),
  rule(
    'clients come by their age or by their name, whatever its accents and capitals, searched or not (PRODUCT 1.27)',
    [
      ...Object.entries(NAMES).map(([save, libelleclient]) => registered(save, {}, { libelleclient })),
      ...Object.entries(BY_NAME).flatMap(([tri, [first, second, third]]) =>
        [1, 2].map(
          (page): Step =>
            ask(
              clients.search,
              { term: 'Zoo @unique', tri, limit: 2, page },
              {
                count: 3,
                data: (page === 1 ? [first, second] : [third]).map((save) => ({ clientid: `@${save}.clientid` })),
              },
            ),
        ),
      ),
      // The labels of these clients sort after those of all others.
      ask(clients.list, { tri: '-nom', limit: 1 }, { data: [{ clientid: '@emile.clientid' }] }),
      ask(clients.list, { tri: 'date', limit: 1 }, { status: 200 }),
      refused(clients.list, 'montant'),
    ],
  ),
  rule('movements come by their instant or by their amount (PRODUCT 1.27)', [
    opened(1000),
    paidOut(40, 'tot'),
    paidOut(40, 'tard'),
    paidOut(300, 'grande'),
    ...inEachOrder(ask(mouvements.list, { caisseid: '@caisse.caisseid', type: 0 }), 'mouvementcaisseid', {
      '': ['grande', 'tard', 'tot'],
      date: ['tot', 'tard', 'grande'],
      ...BY_AMOUNT,
    }),
    refused(mouvements.list, 'solde'),
  ]),
];

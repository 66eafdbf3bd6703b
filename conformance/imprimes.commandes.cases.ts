import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { opened, typed } from './given';
import { documentOf, foundBy, PDF, UNKNOWN } from './given.imprimes';
import { collecting } from './given.references';
import { commandeOf, ordered, refusedOrder, registered, reordered } from './given.ventes';

const { activites, commandes } = calls;

const ofCommande = { commandeid: '@commande.commandeid' };
const ofImprime = { imprimeid: '@commande.imprimeid' };

/** The number that follows that of an order which was saved under this name. */
const apres = (commande: string, difference = 1): Expectation => ({
  data: { numero: `@${commande}.numero+${difference}` },
});

const keyed = { headers: { 'idempotency-key': 'commande-cle-@unique' } };

const { printed, read, delivered } = documentOf('commande');

const removed: Step = ask(commandes.remove, ofCommande);

/** The numbers of orders and their papers (ADR 0045); other cases take orders too, so that each begins with its own. */
export const commandesNumeroteesCases: readonly ConformanceCase[] = [
  rule('orders are numbered one after the other in one series of the house (ADR 0045)', [
    registered(),
    ordered(500, 'premiere'),
    ordered(500, 'commande', { expect: apres('premiere') }),
    ordered(700, 'troisieme', { expect: apres('premiere', 2) }),
    ask(commandes.byId, ofCommande, { data: { ...ofImprime, numero: '@premiere.numero+1' } }),
    ask(
      commandes.ofClient,
      { clientid: '@client.clientid' },
      {
        data: [
          { numero: '@troisieme.numero', imprimeid: '@troisieme.imprimeid' },
          { numero: '@commande.numero', ...ofImprime },
          { numero: '@premiere.numero' },
        ],
      },
    ),
  ]),
  rule('a refused order leaves no hole among the numbers (RELIABILITY I46)', [
    registered(),
    ordered(500, 'premiere'),
    refusedOrder(500, { code: 'requete.invalide' }, { montanttotal: 499 }),
    refusedOrder(500, { code: 'requete.invalide' }, { clientid: 2_000_000_000 }),
    ordered(500, 'commande', { expect: apres('premiere') }),
  ]),
  rule('a key that is sent again has the number of its order, and draws none (ADR 0045)', [
    registered(),
    { ...ordered(500), ...keyed },
    {
      call: commandes.create,
      body: commandeOf(500),
      ...keyed,
      expect: { data: { numero: '@commande.numero', ...ofImprime }, headers: { 'idempotent-replayed': 'true' } },
    },
    ordered(500, 'suivante', { expect: apres('commande') }),
  ]),
  rule('a corrected order keeps its number (ADR 0045)', [
    registered(),
    ordered(500),
    reordered(800, { expect: { data: { montant: 800, numero: '@commande.numero', ...ofImprime } } }),
    ordered(500, 'suivante', { expect: apres('commande') }),
  ]),
  rule('the number of a deleted order is not given again, and its form is cancelled (ADR 0045)', [
    registered(),
    ordered(500),
    removed,
    ordered(500, 'suivante', { expect: apres('commande') }),
    printed({ data: { ...ofImprime, numero: '@commande.numero', etat: 'annule', tirages: 1 } }),
    read(),
    delivered(),
    foundBy('@commande.numero', []),
  ]),
  rule('the number of an order finds it, for who reads orders (ADR 0045, PRODUCT K)', [
    registered(),
    ordered(500),
    foundBy('@commande.numero', [{ objet: 'commande', id: '@commande.commandeid' }]),
    foundBy('@commande.numero', [{ objet: 'commande', id: '@commande.commandeid' }], ['commandes']),
    foundBy('@commande.numero', [], ['depenses']),
  ]),
  rule(
    'an order is printed by who reads orders; each print of its form is counted, the delivery note is not (ADR 0045)',
    [
      registered(),
      ordered(500),
      read(),
      delivered(),
      printed(
        { data: { ...ofImprime, numero: '@commande.numero', etat: 'valide', tirages: 1 } },
        { as: ['commandes'] },
      ),
      read(PDF, { as: ['commandes'], query: { langue: 'en' } }),
      delivered(PDF, { as: ['commandes'], query: { langue: 'en' } }),
      printed({ data: { tirages: 2 } }),
      printed(UNKNOWN, { as: ['depenses'] }),
      read(UNKNOWN, { as: ['depenses'] }),
      delivered({ code: 'auth.permission' }, { as: ['depenses'] }),
      ask(
        activites.list,
        { objet: 'imprime', objetid: '@commande.imprimeid' },
        {
          count: 2,
          data: [
            { actiontype: 'Update', libelle: '@commande.numero', avant: { tirages: 1 }, apres: { tirages: 2 } },
            { avant: { tirages: 0 }, apres: { numero: '@commande.numero', tirages: 1 } },
          ],
        },
      ),
    ],
  ),
  rule('a payment has no delivery note (ADR 0045)', [
    typed,
    opened(1000),
    registered(),
    ordered(500),
    collecting({}),
    delivered(UNKNOWN, { params: { imprimeid: '@reglement.imprimeid' } }),
  ]),
];

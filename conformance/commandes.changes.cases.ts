import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule } from './case';
import { opened } from './given';
import { clientIs, collected, commandesAre, delivered, ordered, registered, reordered } from './given.ventes';

const { commandes } = calls;

const NONE = 2_000_000_000;
const params = { commandeid: '@commande.commandeid' };

/** How an order changes, and when it can no longer change. */
export const commandesChangesCases: readonly ConformanceCase[] = [
  rule('an order is changed: its lines are replaced whole, their ids ignored, their order kept (spec § 2 Orders)', [
    registered(),
    ordered(1000),
    reordered(
      10_500,
      {
        expect: {
          data: {
            commandeid: '@commande.commandeid',
            createdon: '@commande.createdon',
            quantite: 6,
            montant: 10_500,
            reste: 10_500,
            fraissup: 500,
            montantreduction: 1_000,
            datelivraison: '@tomorrow',
            detailscommande: [{ libelle: 'Nappes' }, { libelle: 'Chaises' }, { libelle: 'Bancs' }],
            version: 2,
          },
        },
      },
      {
        version: 1,
        quantite: 6,
        fraissup: 500,
        reduction: 1_000,
        datelivraison: '@tomorrow',
        listdetailscommande: [
          { id: NONE, libelle: 'Nappes', qtecmd: 1, mnttotal: 2_000 },
          { id: '@commande.detailscommande.0.id', libelle: 'Chaises', qtecmd: 2, mnttotal: 3_000 },
          { id: null, libelle: 'Bancs', qtecmd: 3, mnttotal: 6_000 },
        ],
      },
    ),
    commandesAre([{ quantite: 6, detailscommande: [{ mnttotal: 2_000 }, { mnttotal: 3_000 }, { mnttotal: 6_000 }] }]),
    ask(commandes.search, { term: 'chaises @unique' }, { count: 0 }),
    reordered(1000, { expect: { data: { datelivraison: null, detailscommande: [{}], version: 3 } } }),
  ]),
  rule('an order goes to another client, with what it owes (spec § 2 Orders)', [
    opened(0),
    registered('autre', {}, { tel: '0505050505' }),
    registered(),
    ordered(1000),
    collected(400),
    reordered(
      1000,
      { expect: { data: { clientid: '@autre.clientid', client: 'Client autre @unique', tel: '0505050505' } } },
      { clientid: '@autre.clientid' },
    ),
    commandesAre([]),
    clientIs({ nombrecommande: 0, reste: 0 }),
    clientIs({ nombrecommande: 1, reste: 600 }, 'autre'),
    reordered(1000, { expect: refusing(['clientid', 'champ.invalide']) }, { clientid: NONE }),
  ]),
  rule('two edits of one version of an order: the second gets 409 and the order (CONTRACT "Types")', [
    registered(),
    ordered(1000),
    reordered(2000, {}, { version: 1 }),
    reordered(
      3000,
      { expect: { code: 'conflit.version', data: { montant: 2000, reste: 2000, version: 2 } } },
      { version: 1 },
    ),
    commandesAre([{ montant: 2000, version: 2 }]),
    reordered(1000, { params: { commandeid: NONE }, expect: { code: 'introuvable' } }),
  ]),
  rule('payments and delivery leave the version of an order (CONTRACT "Types")', [
    opened(0),
    registered(),
    ordered(1000),
    collected(400),
    delivered(2),
    commandesAre([{ version: 1, reste: 600, etat: 2 }]),
    reordered(1200, { expect: { data: { version: 2, reste: 800, etat: 2, etatsolde: 'Partiel' } } }, { version: 1 }),
  ]),
  rule('the total does not go below what is paid; at it the order is settled (CONTRACT "Money calls")', [
    opened(0),
    registered(),
    ordered(1000),
    collected(400),
    reordered(399, { expect: { code: 'commande.montant_inferieur_regle' } }),
    commandesAre([{ montant: 1000, reste: 600, version: 1 }]),
    reordered(400, { expect: { data: { montant: 400, reste: 0, etatsolde: 'Solde' } } }),
    clientIs({ reste: 0 }),
  ]),
  rule('a settled order is neither changed nor deleted, until a payment is undone (CONTRACT "Money calls", I18)', [
    opened(0),
    registered(),
    ordered(1000),
    collected(1000),
    commandesAre([{ etatsolde: 'Solde', reste: 0 }]),
    reordered(2000, { expect: { code: 'commande.soldee' } }),
    ask(commandes.remove, params, { code: 'commande.soldee' }),
    ask(commandes.removeOfScreen, { ...params, second: '' }, { code: 'commande.soldee' }),
    delivered(1),
    ask(calls.reglements.remove, { reglementid: '@reglement.reglementid' }),
    commandesAre([{ etatsolde: 'En attente', reste: 1000, etat: 1 }]),
    reordered(2000, { expect: { data: { montant: 2000 } } }),
    ask(commandes.remove, params, { data: null }),
  ]),
];

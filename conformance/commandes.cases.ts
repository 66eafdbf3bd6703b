import { calls } from '@comptoir/contract/calls';
import type { ErrorCode } from '@comptoir/contract/errors';
import { MAX_LIGNES, MAX_MONTANT } from '@comptoir/domain/limits';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened } from './given';
import {
  clientIs,
  collected,
  commandeOf,
  commandesAre,
  ordered,
  refusedCollection,
  refusedOrder,
  registered,
  reordered,
} from './given.ventes';

const { clients, commandes, statuscommandes } = calls;

const NONE = 2_000_000_000;
const params = { commandeid: '@commande.commandeid' };

const LIGNES = [
  { libelle: 'Tables-bancs', qtecmd: 4, mnttotal: 120_000 },
  { libelle: 'Tableau noir', qtecmd: 1, mnttotal: 45_000 },
  { libelle: 'Chaises', qtecmd: 15, mnttotal: 60_000 },
];

const broken = (fields: Record<string, unknown>, ...errors: { path: string; code: ErrorCode }[]): Step =>
  refusedOrder(10_000, { code: 'requete.invalide', errors }, fields);

const line = (fields: Record<string, unknown>) => ({
  listdetailscommande: [{ libelle: 'Chaises', qtecmd: 2, mnttotal: 10_000, ...fields }],
});

/** The figures of an order and the rules of its fields. */
export const commandesCases: readonly ConformanceCase[] = [
  rule('an order is taken with its figures, its lines in their order, its delivery begun (spec § 5 Calculation)', [
    registered(),
    ordered(
      210_000,
      'commande',
      {
        expect: {
          data: {
            clientid: '@client.clientid',
            client: 'Client client @unique',
            tel: '0707010203',
            datelivraison: '@tomorrow',
            quantite: 20,
            fraissup: 7_500,
            typereduction: 2,
            reduction: 10,
            montantreduction: 22_500,
            montant: 210_000,
            reste: 210_000,
            etatsolde: 'En attente',
            etat: 0,
            detailscommande: LIGNES,
            version: 1,
          },
        },
      },
      {
        quantite: 20,
        fraissup: 7_500,
        typereduction: 2,
        reduction: 10,
        datelivraison: '@tomorrow',
        listdetailscommande: LIGNES.map((ligne) => ({ ...ligne, id: NONE })),
      },
    ),
    commandesAre([{ commandeid: '@commande.commandeid', createdon: '@commande.createdon', montant: 210_000 }]),
    ask(commandes.livraison, params, { count: 1, data: [{ etat: 0, client: 'Client client @unique' }] }),
    ordered(1000, 'sansdate', { expect: { data: { datelivraison: null } } }, { commandeid: null }),
  ]),
  rule('a percentage is rounded half up to the franc, an amount is kept as it is (PRODUCT 1.6, RELIABILITY I16)', [
    registered(),
    ordered(
      11_110,
      'arrondi',
      { expect: { data: { montantreduction: 1_235, montant: 11_110 } } },
      { ...line({ mnttotal: 12_345 }), typereduction: 2, reduction: 10 },
    ),
    ordered(
      9_995,
      'montant',
      { expect: { data: { reduction: 1_005, montantreduction: 1_005, montant: 9_995 } } },
      { ...line({ mnttotal: 11_000 }), reduction: 1_005 },
    ),
    ordered(
      20_000,
      'frais',
      { expect: { data: { fraissup: 10_000, montantreduction: 0, montant: 20_000 } } },
      { ...line({}), fraissup: 10_000 },
    ),
  ]),
  rule('a full discount settles an order at once: it is not paid nor changed, but may be deleted (PRODUCT 1.9, I18)', [
    opened(0),
    registered(),
    ordered(
      0,
      'commande',
      { expect: { data: { montant: 0, reste: 0, montantreduction: 10_000, etatsolde: 'Solde' } } },
      { ...line({}), typereduction: 2, reduction: 100 },
    ),
    refusedCollection(1, { code: 'reglement.deja_solde' }),
    reordered(10_000, { expect: { code: 'commande.soldee' } }, line({})),
    ask(commandes.remove, params, { data: null }),
    commandesAre([]),
  ]),
  rule('the totals sent must be those of the lines, fees and reduction (CONTRACT "Money calls", RELIABILITY P10)', [
    registered(),
    broken({ montanttotal: 9_999 }, { path: 'montanttotal', code: 'commande.total_incoherent' }),
    broken({ montanttotal: 10_000, fraissup: 1 }, { path: 'montanttotal', code: 'commande.total_incoherent' }),
    broken({ quantite: 3 }, { path: 'quantite', code: 'commande.total_incoherent' }),
    broken(
      { quantite: 0, montanttotal: 0 },
      { path: 'quantite', code: 'commande.total_incoherent' },
      { path: 'montanttotal', code: 'commande.total_incoherent' },
    ),
    commandesAre([]),
    ordered(10_000),
    reordered(9_999, {
      body: { ...commandeOf(10_000), montanttotal: 9_999 },
      expect: refusing(['montanttotal', 'commande.total_incoherent']),
    }),
    commandesAre([{ montant: 10_000, version: 1 }]),
  ]),
  rule('fees and reduction are at most the items total, a percentage at most 100 (spec § 5 Order, RELIABILITY F69)', [
    registered(),
    broken({ fraissup: 10_001 }, { path: 'fraissup', code: 'commande.frais_superieurs' }),
    broken({ reduction: 10_001 }, { path: 'reduction', code: 'commande.reduction_superieure' }),
    broken({ typereduction: 2, reduction: 101 }, { path: 'reduction', code: 'commande.reduction_superieure' }),
    broken(
      { fraissup: 10_001, reduction: 10_001 },
      { path: 'fraissup', code: 'commande.frais_superieurs' },
      { path: 'reduction', code: 'commande.reduction_superieure' },
    ),
    ordered(10_000, 'commande', { expect: { data: { montant: 10_000 } } }, { fraissup: 10_000, reduction: 10_000 }),
  ]),
  rule('an order has 1 to 100 lines, each with a label, pieces and an amount (spec § 5 Order, RELIABILITY F68)', [
    registered(),
    broken({ listdetailscommande: [] }, { path: 'listdetailscommande', code: 'commande.sans_article' }),
    broken(
      line({ libelle: ' ', qtecmd: 0, mnttotal: 0 }),
      { path: 'listdetailscommande.0.libelle', code: 'champ.requis' },
      { path: 'listdetailscommande.0.qtecmd', code: 'quantite.invalide' },
      { path: 'listdetailscommande.0.mnttotal', code: 'montant.nul' },
    ),
    broken(
      {
        quantite: 2,
        listdetailscommande: Array.from({ length: 2 }, () => ({ ...LIGNES[0], mnttotal: MAX_MONTANT })),
      },
      { path: 'listdetailscommande', code: 'montant.invalide' },
    ),
    ordered(
      MAX_LIGNES * 5,
      'commande',
      {},
      {
        quantite: MAX_LIGNES,
        listdetailscommande: Array.from({ length: MAX_LIGNES }, () => ({ libelle: 'Clou', qtecmd: 1, mnttotal: 5 })),
      },
    ),
  ]),
  rule('an order is of a client who lives, delivered from today on; every broken field is told (PRODUCT 1.14)', [
    registered(),
    registered('parti'),
    ask(clients.remove, { clientid: '@parti.clientid' }),
    broken({ clientid: '@parti.clientid' }, { path: 'clientid', code: 'champ.invalide' }),
    broken({ clientid: NONE }, { path: 'clientid', code: 'champ.invalide' }),
    broken({ datelivraison: '2026-01-05' }, { path: 'datelivraison', code: 'date.passee' }),
    broken(
      { clientid: NONE, datelivraison: '2026-01-05', montanttotal: 1 },
      { path: 'clientid', code: 'champ.invalide' },
      { path: 'datelivraison', code: 'date.passee' },
      { path: 'montanttotal', code: 'commande.total_incoherent' },
    ),
    ordered(10_000, 'commande', { expect: { data: { datelivraison: '@today' } } }, { datelivraison: '@today' }),
    reordered(10_000, { expect: refusing(['datelivraison', 'date.passee']) }, { datelivraison: '2026-01-05' }),
  ]),
  rule('a deleted order leaves every list and sum; with payments it stays (CONTRACT "Money calls", RELIABILITY I13)', [
    opened(0),
    registered(),
    ordered(10_000),
    collected(4_000),
    collected(1_000, { save: 'second' }),
    ask(commandes.remove, params, { code: 'commande.a_des_reglements', params: { nombre: 2 } }),
    ask(calls.reglements.remove, { reglementid: '@reglement.reglementid' }),
    ask(commandes.remove, params, { code: 'commande.a_des_reglements', params: { nombre: 1 } }),
    ask(calls.reglements.remove, { reglementid: '@second.reglementid' }),
    ask(commandes.remove, params, { data: null }),
    ask(commandes.remove, params, { code: 'introuvable' }),
    commandesAre([]),
    clientIs({ nombrecommande: 0, reste: 0 }),
    reordered(1, { expect: { code: 'introuvable' } }),
    refusedCollection(1, { code: 'introuvable' }),
    ask(commandes.livraison, params, { code: 'introuvable' }),
    ask(commandes.search, { term: '@unique' }, { count: 0 }),
    ask(statuscommandes.search, { term: '@unique' }, { count: 0 }),
  ]),
  rule('the second segment of a deletion may be empty, and is ignored (PRODUCT 1.15)', [
    registered(),
    ordered(1000, 'un'),
    ordered(1000, 'deux'),
    ask(commandes.removeOfScreen, { commandeid: '@un.commandeid', second: '' }, { data: null }),
    commandesAre([{ commandeid: '@deux.commandeid' }]),
    ask(commandes.removeOfScreen, { commandeid: '@deux.commandeid', second: '@un.commandeid' }, { data: null }),
    commandesAre([]),
    ask(commandes.removeOfScreen, { commandeid: '@un.commandeid', second: '' }, { code: 'introuvable' }),
  ]),
];

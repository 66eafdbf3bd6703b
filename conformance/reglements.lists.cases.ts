import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, owing, paid, typed } from './given';
import { confined } from './given.maison';
import { collected, ordered, registered } from './given.ventes';

const { reglements } = calls;

type Fields = Readonly<Record<string, unknown>>;

/** A wallet and a drawer of this case alone: 100 and 30 paid from the drawer, 250 received by the wallet. */
const given: readonly Step[] = [
  typed,
  opened(1000),
  opened(0, 'wallet', 'wave'),
  owing(900),
  paid(100, { save: 'un', body: { ...paid(100).body, beneficiaire: 'Kouadio Adjoua', beneficiairetel: '0708091011' } }),
  paid(30, { save: 'deux', body: { ...paid(30).body, date: '2026-01-05' } }),
  registered(),
  ordered(1000),
  collected(250, { save: 'trois', files: [] }, { caisseid: '@wallet.caisseid', reference: 'W@unique' }),
];
const drawer = { caisseid: '@caisse.caisseid' };
const wallet = { caisseid: '@wallet.caisseid' };
const [un, deux, trois] = ['un', 'deux', 'trois'].map((name) => ({ reglementid: `@${name}.reglementid` }));

/** Lists the payments of a filter, newest first, and checks them and their totals in francs. */
const listed = (query: Fields, data: readonly unknown[], [entrees, sorties]: readonly [number, number]): Step[] => [
  ask(reglements.list, query, { count: data.length, data }),
  ask(reglements.total, query, { data: { nombre: data.length, entrees, sorties, contrepasses: 0 } }),
];

const refused = (query: Fields, path: string): Step => ask(reglements.list, query, refusing([path, 'champ.invalide']));

/** The list of all payments, which an accountant reads (PRODUCT N). */
export const reglementsListsCases: readonly ConformanceCase[] = [
  rule('payments of expenses and of orders are one list, with what came in and went out (PRODUCT N)', [
    ...given,
    ask(reglements.list, { datedebut: '@today', limit: 100 }, { among: [un, trois] }),
    ...listed(
      drawer,
      [
        { ...un, from: 0, libelle: '@depense.libelle', tiers: 'Kouadio Adjoua', nature: 'especes', montant: 100 },
        { ...deux, date: '2026-01-05', tiers: '' },
      ],
      [0, 130],
    ),
    ...listed(wallet, [{ ...trois, from: 1, tiers: '@client.libelleclient', nature: 'wave', file: '' }], [250, 0]),
    ...listed({ ...drawer, nature: 'wave' }, [], [0, 0]),
    ...listed({ ...drawer, datefin: '2026-01-31' }, [deux], [0, 30]),
    ...listed({ ...drawer, from: 1 }, [], [0, 0]),
    ...listed({ ...wallet, nature: 'wave', from: 1, sanspreuve: 1 }, [trois], [250, 0]),
    ...listed({ ...wallet, sanspreuve: 0 }, [], [0, 0]),
    ask(reglements.list, { ...drawer, tri: 'montant' }, { data: [deux, un] }),
    ask(reglements.remove, deux ?? {}),
    ...listed(drawer, [un], [0, 100]),
    refused({ datedebut: '@tomorrow', datefin: '@today' }, 'datefin'),
    refused({ nature: 'or' }, 'nature'),
  ]),
  rule('payments are found by what they, their debt and their register say (PRODUCT K)', [
    ...given,
    ...(['kouadio ADJOUA', '07 08 09 10 11', '+225 0708091011', '100', '@un.numero'] as const).flatMap((search) =>
      listed({ ...drawer, search }, [un], [0, 100]),
    ),
    ...(['@wallet.libelle', 'w@unique', '@trois.numero', '@commande.numero', '@client.libelleclient'] as const).flatMap(
      (search) => listed({ ...wallet, search }, [trois], [250, 0]),
    ),
    ...listed({ search: '@depense.libelle' }, [un, deux], [0, 130]),
    ...listed({ ...drawer, search: '%' }, [], [0, 0]),
  ]),
  rule('who entered a payment is told, and can be asked for (PRODUCT G)', [
    ...given,
    ...confined(['depenses', 'depenses.regler'], 'caisse'),
    paid(20, { as: ['depenses', 'depenses.regler'], save: 'quatre' }),
    ...listed(
      { ...drawer, utilisateurid: '@moi.0.utilisateurid' },
      [{ reglementid: '@quatre.reglementid', utilisateurid: '@moi.0.utilisateurid' }],
      [0, 20],
    ),
  ]),
  rule('a payment is listed to who reads its debt and sees its register alone (CONTRACT "Permissions", PRODUCT Q)', [
    ...given,
    ...confined(['depenses'], 'caisse'),
    ...confined(['depenses', 'commandes'], 'wallet'),
    ask(reglements.list, {}, { count: 2, data: [un, deux] }, { as: ['depenses'] }),
    ask(reglements.total, {}, { data: { nombre: 2, entrees: 0, sorties: 130 } }, { as: ['depenses'] }),
    ask(reglements.list, {}, { count: 1, data: [trois] }, { as: ['depenses', 'commandes'] }),
    ask(reglements.list, drawer, { count: 0 }, { as: ['depenses', 'commandes'] }),
    ask(reglements.list, { from: 1 }, { code: 'auth.permission' }, { as: ['depenses'] }),
    ask(reglements.total, {}, { code: 'auth.permission' }, { as: ['caisses'] }),
  ]),
];

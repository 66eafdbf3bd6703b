import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase, Step } from './case';
import { opened, owing, paid, typed } from './given';
import { restricted } from './given.maison';

const { caisses, depenses, mouvements, recherche, reglements, utilisateurs } = calls;

const CASHIER = ['caisses', 'caisses.creer', 'caisses.modifier', 'caisses.supprimer', 'caisses.mouvements'] as const;
const PAYER = ['depenses', 'depenses.regler', 'caisses'] as const;

const hidden = { expect: { code: 'introuvable' } } as const;

const own = { caisseid: '@sienne.caisseid' };
const other = { caisseid: '@autre.caisseid' };

const moved = (params: object, more: Partial<Step> = {}): Step => ({
  call: mouvements.create,
  body: { ...params, montant: 10, type: 1, description: '' },
  save: 'mouvement',
  ...more,
});

/** Which users see and use which registers. For other users a register does not exist. */
export const accesCases: readonly ConformanceCase[] = [
  {
    name: 'lists, searches and selects show a user their registers alone (PRODUCT Q)',
    steps: [
      ...restricted(CASHIER),
      { call: caisses.list, as: CASHIER, expect: { count: 1, data: [own] } },
      { call: caisses.search, as: CASHIER, params: { term: '@unique' }, expect: { count: 1, data: [own] } },
      { call: caisses.all, as: CASHIER, expect: { data: [own] } },
      {
        call: recherche.find,
        as: CASHIER,
        params: { term: '@unique' },
        expect: { data: [{ id: '@sienne.caisseid' }] },
      },
      { call: caisses.search, params: { term: '@unique' }, expect: { count: 2 } },
      {
        call: utilisateurs.giveCaisses,
        params: { utilisateurid: '@moi.0.utilisateurid' },
        body: { caisses: [] },
      },
      { call: caisses.list, as: CASHIER, expect: { count: 0, data: [] } },
      {
        call: utilisateurs.giveCaisses,
        params: { utilisateurid: '@moi.0.utilisateurid' },
        body: { caisses: null },
      },
      { call: caisses.search, as: CASHIER, params: { term: '@unique' }, expect: { count: 2 } },
    ],
  },
  {
    name: 'who gives registers to users chooses among their names, without what they hold (CONTRACT "Permissions")',
    steps: [
      ...restricted(['utilisateurs.modifier']),
      { call: caisses.all, as: ['utilisateurs.modifier'], expect: { data: [{ ...own, solde: null }] } },
      ...restricted(['utilisateurs.creer', 'commandes.regler']),
      {
        call: caisses.all,
        as: ['utilisateurs.creer', 'commandes.regler'],
        expect: { data: [{ ...own, solde: 1000 }] },
      },
      { call: caisses.all, as: ['utilisateurs.creer'] },
      { call: caisses.all, as: ['utilisateurs', 'utilisateurs.supprimer'], expect: { code: 'auth.permission' } },
    ],
  },
  {
    name: 'another register is neither changed nor deleted, nor are its movements seen or made (PRODUCT Q)',
    steps: [
      ...restricted(CASHIER),
      moved(other),
      { call: caisses.update, as: CASHIER, params: other, body: { libelle: 'x', description: '' }, ...hidden },
      { call: caisses.remove, as: CASHIER, params: other, ...hidden },
      { call: caisses.byId, as: CASHIER, params: other, ...hidden },
      { call: caisses.byId, as: CASHIER, params: own, expect: { data: { ...own, solde: 1000 } } },
      { call: mouvements.list, as: CASHIER, query: other, ...hidden },
      moved(other, { as: CASHIER, save: 'refus', ...hidden }),
      {
        call: mouvements.update,
        as: CASHIER,
        params: { mouvementcaisseid: '@mouvement.mouvementcaisseid' },
        body: { montant: 5, type: 1, description: '' },
        ...hidden,
      },
      {
        call: mouvements.remove,
        as: CASHIER,
        params: { mouvementcaisseid: '@mouvement.mouvementcaisseid' },
        ...hidden,
      },
      moved(own, { as: CASHIER }),
      { call: mouvements.list, as: CASHIER, query: own, expect: { count: 2 } },
    ],
  },
  {
    name: 'a timeline holds no payment of another register (PRODUCT Q)',
    steps: [
      ...restricted(PAYER),
      typed,
      owing(900),
      ...(['sienne', 'autre'] as const).map((name) =>
        paid(100, {
          body: {
            ...{ depenseid: '@depense.depenseid', caisseid: `@${name}.caisseid` },
            ...{ montant: 100, from: 0, date: '@today' },
          },
        }),
      ),
      {
        call: depenses.suivi,
        as: PAYER,
        params: { depenseid: '@depense.depenseid' },
        expect: { count: 2, data: [{ caisse: 'Caisse sienne @unique' }, { objet: 'depense' }] },
      },
      { call: depenses.suivi, params: { depenseid: '@depense.depenseid' }, expect: { count: 3 } },
      { call: caisses.suivi, as: PAYER, params: other, ...hidden },
    ],
  },
  {
    name: 'who sees some registers sees the one that they open (PRODUCT Q)',
    steps: [
      ...restricted(CASHIER),
      { ...opened(0, 'neuve'), as: CASHIER },
      { call: caisses.list, as: CASHIER, expect: { data: [{ caisseid: '@neuve.caisseid' }, own] } },
    ],
  },
  {
    name: 'a payment by another register is refused, and one that was made is neither seen nor changed (PRODUCT Q)',
    steps: [
      ...restricted(PAYER),
      typed,
      owing(500),
      paid(100, { body: { depenseid: '@depense.depenseid', ...other, montant: 100, from: 0, date: '@today' } }),
      paid(100, {
        as: PAYER,
        body: { depenseid: '@depense.depenseid', ...other, montant: 100, from: 0, date: '@today' },
        save: 'refus',
        expect: { status: 422, errors: [{ path: 'caisseid', code: 'champ.invalide' }] },
      }),
      paid(50, {
        as: PAYER,
        body: { depenseid: '@depense.depenseid', ...own, montant: 50, from: 0, date: '@today' },
        save: 'sien',
      }),
      { call: reglements.ofCaisse, as: PAYER, params: { id: '@autre.caisseid' }, ...hidden },
      { call: reglements.ofCaisse, as: PAYER, params: { id: '@sienne.caisseid' }, expect: { count: 1 } },
      {
        call: reglements.search,
        as: PAYER,
        params: { term: '@unique' },
        expect: { count: 1, data: [{ reglementid: '@sien.reglementid' }] },
      },
      {
        call: reglements.ofDette,
        as: PAYER,
        params: { id: '@depense.depenseid' },
        expect: { count: 1, data: [{ reglementid: '@sien.reglementid', montantrestant: 350 }] },
      },
      {
        call: reglements.reste,
        as: PAYER,
        params: { id: '@depense.depenseid' },
        expect: { data: { montant: 500, montantrestant: 350 } },
      },
      { call: reglements.remove, as: PAYER, params: { reglementid: '@reglement.reglementid' }, ...hidden },
      { call: reglements.ofDette, params: { id: '@depense.depenseid' }, expect: { count: 2 } },
      { call: reglements.remove, as: PAYER, params: { reglementid: '@sien.reglementid' } },
      // The user sees none of the remaining payments, but the remaining amount counts them.
      { call: reglements.ofDette, as: PAYER, params: { id: '@depense.depenseid' }, expect: { count: 0 } },
      {
        call: reglements.reste,
        as: PAYER,
        params: { id: '@depense.depenseid' },
        expect: { data: { montant: 500, montantrestant: 400 } },
      },
      {
        call: reglements.reste,
        as: ['commandes'],
        params: { id: '@depense.depenseid' },
        expect: { code: 'auth.permission' },
      },
      {
        call: reglements.reste,
        as: PAYER,
        params: { id: '@depense.depenseid' },
        query: { from: 1 },
        expect: { code: 'auth.permission' },
      },
      { call: reglements.reste, params: { id: '@depense.depenseid' }, query: { from: 1 }, ...hidden },
      { call: reglements.reste, as: PAYER, params: { id: 2_000_000_000 }, ...hidden },
    ],
  },
];

import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
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
  rule('lists, searches and selects show a user their registers alone (PRODUCT Q)', [
    ...restricted(CASHIER),
    ask(caisses.list, {}, { count: 1, data: [own] }, { as: CASHIER }),
    ask(caisses.search, { term: '@unique' }, { count: 1, data: [own] }, { as: CASHIER }),
    ask(caisses.all, {}, { data: [own] }, { as: CASHIER }),
    ask(recherche.find, { term: '@unique' }, { data: [{ id: '@sienne.caisseid' }] }, { as: CASHIER }),
    ask(caisses.search, { term: '@unique' }, { count: 2 }),
    ask(utilisateurs.giveCaisses, { utilisateurid: '@moi.0.utilisateurid', caisses: [] }),
    ask(caisses.list, {}, { count: 0, data: [] }, { as: CASHIER }),
    ask(utilisateurs.giveCaisses, { utilisateurid: '@moi.0.utilisateurid', caisses: null }),
    ask(caisses.search, { term: '@unique' }, { count: 2 }, { as: CASHIER }),
  ]),
  rule('who gives registers to users chooses among their names, without what they hold (CONTRACT "Permissions")', [
    ...restricted(['utilisateurs.modifier']),
    ask(caisses.all, {}, { data: [{ ...own, solde: null }] }, { as: ['utilisateurs.modifier'] }),
    ...restricted(['utilisateurs.creer', 'commandes.regler']),
    ask(caisses.all, {}, { data: [{ ...own, solde: 1000 }] }, { as: ['utilisateurs.creer', 'commandes.regler'] }),
    ask(caisses.all, {}, {}, { as: ['utilisateurs.creer'] }),
    ask(caisses.all, {}, { code: 'auth.permission' }, { as: ['utilisateurs', 'utilisateurs.supprimer'] }),
  ]),
  rule('another register is neither changed nor deleted, nor are its movements seen or made (PRODUCT Q)', [
    ...restricted(CASHIER),
    moved(other),
    { call: caisses.update, as: CASHIER, params: other, body: { libelle: 'x', description: '' }, ...hidden },
    { call: caisses.remove, as: CASHIER, params: other, ...hidden },
    { call: caisses.byId, as: CASHIER, params: other, ...hidden },
    ask(caisses.byId, own, { data: { ...own, solde: 1000 } }, { as: CASHIER }),
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
    ask(mouvements.list, own, { count: 2 }, { as: CASHIER }),
  ]),
  rule('a timeline holds no payment of another register (PRODUCT Q)', [
    ...restricted(PAYER),
    typed,
    owing(900),
    ...(['sienne', 'autre'] as const).map((name) =>
      paid(100, {
        body: {
          depenseid: '@depense.depenseid',
          caisseid: `@${name}.caisseid`,
          montant: 100,
          from: 0,
          date: '@today',
        },
      }),
    ),
    ask(
      depenses.suivi,
      { depenseid: '@depense.depenseid' },
      { count: 2, data: [{ caisse: 'Caisse sienne @unique' }, { objet: 'depense' }] },
      { as: PAYER },
    ),
    ask(depenses.suivi, { depenseid: '@depense.depenseid' }, { count: 3 }),
    { call: caisses.suivi, as: PAYER, params: other, ...hidden },
  ]),
  rule('who sees some registers sees the one that they open (PRODUCT Q)', [
    ...restricted(CASHIER),
    { ...opened(0, 'neuve'), as: CASHIER },
    ask(caisses.list, {}, { data: [{ caisseid: '@neuve.caisseid' }, own] }, { as: CASHIER }),
  ]),
  rule('a payment by another register is refused, and one that was made is neither seen nor changed (PRODUCT Q)', [
    ...restricted(PAYER),
    typed,
    owing(500),
    paid(100, { body: { depenseid: '@depense.depenseid', ...other, montant: 100, from: 0, date: '@today' } }),
    paid(100, {
      as: PAYER,
      body: { depenseid: '@depense.depenseid', ...other, montant: 100, from: 0, date: '@today' },
      save: 'refus',
      expect: refusing(['caisseid', 'champ.invalide']),
    }),
    paid(50, {
      as: PAYER,
      body: { depenseid: '@depense.depenseid', ...own, montant: 50, from: 0, date: '@today' },
      save: 'sien',
    }),
    { call: reglements.ofCaisse, as: PAYER, params: { id: '@autre.caisseid' }, ...hidden },
    ask(reglements.ofCaisse, { id: '@sienne.caisseid' }, { count: 1 }, { as: PAYER }),
    ask(
      reglements.search,
      { term: '@unique' },
      { count: 1, data: [{ reglementid: '@sien.reglementid' }] },
      { as: PAYER },
    ),
    ask(
      reglements.ofDette,
      { id: '@depense.depenseid' },
      { count: 1, data: [{ reglementid: '@sien.reglementid', montantrestant: 350 }] },
      { as: PAYER },
    ),
    ask(reglements.reste, { id: '@depense.depenseid' }, { data: { montant: 500, montantrestant: 350 } }, { as: PAYER }),
    { call: reglements.remove, as: PAYER, params: { reglementid: '@reglement.reglementid' }, ...hidden },
    ask(reglements.ofDette, { id: '@depense.depenseid' }, { count: 2 }),
    ask(reglements.remove, { reglementid: '@sien.reglementid' }, {}, { as: PAYER }),
    // The user sees none of the remaining payments, but the remaining amount counts them.
    ask(reglements.ofDette, { id: '@depense.depenseid' }, { count: 0 }, { as: PAYER }),
    ask(reglements.reste, { id: '@depense.depenseid' }, { data: { montant: 500, montantrestant: 400 } }, { as: PAYER }),
    ask(reglements.reste, { id: '@depense.depenseid' }, { code: 'auth.permission' }, { as: ['commandes'] }),
    ask(reglements.reste, { id: '@depense.depenseid', from: 1 }, { code: 'auth.permission' }, { as: PAYER }),
    { call: reglements.reste, params: { id: '@depense.depenseid' }, query: { from: 1 }, ...hidden },
    { call: reglements.reste, as: PAYER, params: { id: 2_000_000_000 }, ...hidden },
  ]),
];

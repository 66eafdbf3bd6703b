import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { balanceIs, movementsAre, opened, owing, paid, remainderIs, typed } from './given';
import { booked, counted, francs, moved, ofCaisse, recounted } from './given.arretes';
import {
  ARRETE,
  bothClosed,
  bothThen,
  closed,
  OUVERT,
  ofContrepassation,
  ofMouvement,
  ofReglement,
  paidThen,
  refusedFor,
  repaid,
  reversed,
} from './given.contrepassations';
import { restricted } from './given.maison';
import { collected, ordered, registered } from './given.ventes';

const { arretes, mouvements, reglements } = calls;

const NONE = 2_000_000_000;
/** Who may pay, close and reopen, but not reverse. */
const CAISSIER = ['caisses', 'caisses.mouvements', 'caisses.cloturer', 'caisses.rouvrir', 'depenses.regler'] as const;
const CHEF = ['caisses.contrepasser', 'depenses', 'commandes'] as const;

const denied = { code: 'auth.permission' } as const;
const hidden = { code: 'introuvable' } as const;
const undone = { code: 'contrepassation.deja_faite' } as const;
const open = { code: 'contrepassation.jour_ouvert' } as const;

/** Both reversals, of `@mouvement` and of `@reglement`. */
const eachOf = (...[expect, body, more]: Parameters<typeof reversed>): Step[] =>
  [reversed, repaid].map((made) => made(expect, body, more));

/** The nth movement of `@caisse`, the latest first, saved among `@lignes`. */
const nth = (index: number) => ({ params: { mouvementcaisseid: `@lignes.${index}.mouvementcaisseid` } });

/** What a reversal is refused for (ADR 0034). */
export const contrepassationsRefusCases: readonly ConformanceCase[] = [
  rule('on an open day nothing is reversed: it is changed or deleted (ADR 0034)', [
    ...bothThen,
    ...eachOf(open),
    ...closed(750, '2026-01-04'),
    ...eachOf(open),
    ...eachOf(open, { date: '@tomorrow' }),
    ...eachOf(open, { date: '2026-01-04' }),
    balanceIs(750),
    remainderIs(100),
  ]),
  rule('a reversal is dated on an open day, today at the latest (ADR 0034)', [
    ...bothClosed,
    ...eachOf(refusedFor('date', 'date.future'), { date: '@tomorrow' }),
    ...eachOf(refusedFor('date', 'contrepassation.jour_arrete'), { date: ARRETE }),
    ...eachOf(refusedFor('date', 'contrepassation.jour_arrete'), { date: '2026-01-01' }),
    ...eachOf({ data: { date: OUVERT } }, { date: OUVERT }),
    balanceIs(1000),
  ]),
  rule('in a register that is closed up to today nothing is reversed before tomorrow (ADR 0034)', [
    typed,
    opened(1000),
    owing(400),
    paid(300),
    moved(),
    ...closed(750, '@today'),
    ...eachOf(refusedFor('date', 'contrepassation.jour_arrete')),
    balanceIs(750),
  ]),
  rule('what was reversed is not reversed again, whatever the day that is asked for (ADR 0034)', [
    ...bothClosed,
    ...eachOf(),
    ...eachOf(undone),
    ...eachOf(undone, { date: '@tomorrow' }),
    ...eachOf(undone, { date: ARRETE }),
    ask(arretes.rouvrir, { arreteid: '@arrete.arreteid', motif: 'Une pièce restait à saisir' }, {}, { as: CAISSIER }),
    ...eachOf(undone),
    balanceIs(1000),
  ]),
  rule('an opening, a variance, a reversal and a payment’s movement are not reversed by themselves (ADR 0034)', [
    ...bothThen,
    ...recounted({ ...francs(700), motif: 'Erreur de rendu', jusquau: ARRETE }),
    booked({}),
    reversed(),
    ask(mouvements.list, ofCaisse, {}, { save: 'lignes' }),
    reversed({ code: 'mouvement.contrepassation' }, {}, nth(0)),
    reversed({ code: 'mouvement.ecart' }, {}, nth(1)),
    reversed(undone, {}, nth(2)),
    reversed({ code: 'mouvement.lie' }, {}, nth(3)),
    reversed({ code: 'mouvement.ouverture' }, {}, nth(4)),
    reversed({ code: 'mouvement.ouverture' }, { date: '@tomorrow' }, nth(4)),
    repaid(),
    reversed({ code: 'mouvement.lie' }, {}, nth(3)),
    balanceIs(950),
  ]),
  rule('money that came in and has left since is not given back, until it is there again (ADR 0034)', [
    opened(0),
    registered(),
    ordered(1000),
    collected(50, {}, { date: ARRETE }),
    moved({}, { date: ARRETE }),
    ...closed(100),
    moved({}, { montant: 60, type: 0 }),
    moved({}, { montant: 5, type: 0 }),
    ask(mouvements.list, ofCaisse, {}, { save: 'lignes' }),
    reversed({ code: 'caisse.solde_engage' }, {}, nth(2)),
    repaid({ code: 'caisse.solde_engage' }),
    repaid(refusedFor('date', 'contrepassation.jour_arrete'), { date: ARRETE }),
    balanceIs(35),
    movementsAre([
      { montant: 5 },
      { montant: 60 },
      { montant: 50, contrepassele: null, version: 1 },
      { ...ofReglement, contrepassele: null, version: 1 },
      { isfirst: 1 },
    ]),
    ask(calls.commandes.byId, { commandeid: '@commande.commandeid' }, { data: { reste: 950 } }),
    moved({}, { montant: 15 }),
    repaid({ data: { type: 0, montant: 50 } }),
    balanceIs(0),
  ]),
  rule('only who may reverse does, a payment only if they read its kind (CONTRACT "Permissions")', [
    typed,
    opened(1000),
    owing(400),
    registered(),
    ordered(1000),
    paidThen(300),
    collected(100, { save: 'vente' }, { date: ARRETE }),
    moved({}, { date: ARRETE }),
    ...closed(850),
    ...eachOf({ code: 'auth.session' }, {}, { as: null }),
    ...eachOf(denied, {}, { as: CAISSIER }),
    ...eachOf(denied, { motif: '' }, { as: CAISSIER }),
    reversed(denied, {}, { as: CAISSIER, params: { mouvementcaisseid: NONE } }),
    repaid(hidden, {}, { as: ['caisses.contrepasser', 'commandes'] }),
    repaid(hidden, {}, { as: ['caisses.contrepasser', 'depenses.regler'] }),
    repaid(hidden, {}, { as: ['caisses.contrepasser', 'depenses'], params: { reglementid: '@vente.reglementid' } }),
    repaid({ data: { type: 1 } }, {}, { as: ['caisses.contrepasser', 'depenses'] }),
    repaid({}, {}, { as: ['caisses.contrepasser', 'commandes'], params: { reglementid: '@vente.reglementid' } }),
    reversed({ data: { type: 0 } }, {}, { as: ['caisses.contrepasser'] }),
    balanceIs(1000),
  ]),
  rule('what a register out of reach holds is not reversed, nor what was deleted or never made (PRODUCT Q)', [
    typed,
    owing(400),
    ...restricted(CHEF),
    moved({}, { caisseid: '@autre.caisseid', date: ARRETE }),
    paidThen(300, {
      body: { ...{ depenseid: '@depense.depenseid', caisseid: '@autre.caisseid' }, montant: 300, date: ARRETE },
    }),
    ...eachOf(hidden, {}, { as: CHEF }),
    ask(arretes.ouvrir, { caisseid: '@autre.caisseid' }, {}, { save: 'ouverture' }),
    counted({ ...francs(750), jusquau: ARRETE }, {}, { params: { caisseid: '@autre.caisseid' } }),
    ...eachOf(hidden, {}, { as: CHEF }),
    ...eachOf(),
    ...eachOf(hidden, {}, { as: CHEF }),
    moved({}, { caisseid: '@autre.caisseid' }),
    ask(mouvements.remove, ofMouvement),
    reversed(hidden),
    reversed(hidden, {}, { params: { mouvementcaisseid: NONE } }),
    paid(10, {
      body: { depenseid: '@depense.depenseid', caisseid: '@autre.caisseid', montant: 10, date: '@today' },
    }),
    ask(reglements.remove, ofReglement),
    repaid(hidden),
    repaid(hidden, {}, { params: { reglementid: NONE } }),
    ask(mouvements.remove, ofContrepassation, { code: 'mouvement.contrepassation' }),
  ]),
];

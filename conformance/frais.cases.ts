import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { balanceIs, movementsAre, opened, owing, remainderIs, typed } from './given';
import { locked, moved, ofCaisse } from './given.arretes';
import { ARRETE, ofReglement, repaid } from './given.contrepassations';
import { closedAt, collecting, listed, notTaken, paying, repaying, unpaid } from './given.references';
import { ordered, registered } from './given.ventes';

const { dashboard, mouvements, reglements } = calls;

const TODAY = { datedebut: '@today', datefin: '@today' };
const byA1 = { reference: 'A1' };
const ofAutre = { caisseid: '@autre.caisseid' };
const ofTiroir = { caisseid: '@tiroir.caisseid' };
const ofFrais = { mouvementcaisseid: '@lignes.0.mouvementcaisseid' };
const cost = { origine: 'frais', type: 0, fraisde: '@reglement.reglementid', reglementid: null, reference: '' };
const settled = { origine: 'reglement', ...ofReglement, fraisde: null, reference: 'A1' };
const tooLittle = notTaken('caisse.solde_insuffisant', 'caisseid');
const linked = { code: 'mouvement.lie' } as const;
const pointless = notTaken('reference.sans_objet', 'frais');

/** A wallet of 1000 francs, `@caisse`, and an expense of 900. */
const wallet: readonly Step[] = [typed, opened(1000, 'caisse', 'wave'), owing(900)];

/** The fee that an operator takes for a payment (ADR 0037). */
export const fraisCases: readonly ConformanceCase[] = [
  rule('the fee of an expense’s payment leaves its register by a movement of its own, on its day (ADR 0037)', [
    ...wallet,
    paying(
      { ...byA1, frais: 5, date: ARRETE },
      { data: { montant: 100, montantremis: 100, montantrestant: 800, frais: 5 } },
    ),
    balanceIs(895),
    remainderIs(800),
    movementsAre([
      {
        ...{ ...cost, ...ofCaisse, montant: 5, date: ARRETE, soldeapres: 895, isfirst: 0, transfertid: null },
        depenseid: '@depense.depenseid',
        commandeid: null,
      },
      { ...settled, montant: 100, date: ARRETE, soldeapres: 900, depenseid: '@depense.depenseid' },
      { isfirst: 1, fraisde: null },
    ]),
    ask(mouvements.total, ofCaisse, { data: { nombre: 3, entrees: 1000, sorties: 105 } }),
    ask(
      reglements.ofDette,
      { id: '@depense.depenseid' },
      { count: 1, data: [{ ...ofReglement, montant: 100, frais: 5 }] },
    ),
    paying({ reference: 'A2' }, { data: { frais: 0 } }),
  ]),
  rule('the fee of an order’s payment may come out of what it brings, not out of more than is held (ADR 0037)', [
    opened(0, 'caisse', 'wave'),
    registered(),
    ordered(900),
    collecting({ ...byA1, frais: 101 }, { code: 'caisse.solde_engage' }),
    balanceIs(0),
    collecting({ ...byA1, frais: 100 }, { data: { montant: 100, montantrestant: 800, frais: 100 } }),
    balanceIs(0),
    movementsAre([
      { ...cost, montant: 100, soldeapres: 0, depenseid: null, commandeid: '@commande.commandeid' },
      { ...settled, type: 1, montant: 100, soldeapres: 100, commandeid: '@commande.commandeid' },
      { isfirst: 1 },
    ]),
    moved({}, { reference: 'A2' }),
    collecting({ reference: 'A3', frais: 150 }),
    balanceIs(0),
  ]),
  rule('the register holds the payment of an expense, and the fee (ADR 0037)', [
    ...wallet,
    paying({ ...byA1, montant: 900, frais: 101 }, tooLittle),
    balanceIs(1000),
    movementsAre([{ isfirst: 1 }]),
    paying({ ...byA1, montant: 900, frais: 100 }, { data: { montant: 900, frais: 100 } }),
    balanceIs(0),
  ]),
  rule('a fee comes, changes and goes with the corrections of its payment (ADR 0037)', [
    ...wallet,
    paying(byA1),
    repaying({ frais: 5 }, { data: { ...byA1, frais: 5 } }),
    balanceIs(895),
    movementsAre([{ ...cost, montant: 5, date: '@today' }, settled, { isfirst: 1 }]),
    repaying({ frais: 8, date: ARRETE }, { data: { frais: 8 } }),
    balanceIs(892),
    movementsAre([{ ...cost, montant: 8, date: ARRETE }, settled, { isfirst: 1 }]),
    repaying({ montant: 200 }, { data: { montant: 200, frais: 8 } }),
    balanceIs(792),
    movementsAre([{ ...cost, montant: 8, date: '@today' }, { ...settled, montant: 200 }, { isfirst: 1 }]),
    repaying({ frais: 0 }, { data: { ...byA1, montant: 100, frais: 0 } }),
    balanceIs(900),
    movementsAre([settled, { isfirst: 1 }]),
    movementsAre([{ ...cost, montant: 8, annule: true }, settled, { isfirst: 1 }], 1),
  ]),
  rule('a correction is refused a fee that the register cannot bear (ADR 0037)', [
    ...wallet,
    paying({ ...byA1, montant: 900, frais: 10 }),
    repaying({ montant: 900, frais: 101 }, tooLittle),
    repaying({ montant: 900, frais: 100 }, { data: { frais: 100 } }),
    balanceIs(0),
    repaying({ montant: 899, frais: 102 }, tooLittle),
    repaying({ montant: 899, frais: 100 }, { data: { montant: 899, frais: 100 } }),
    balanceIs(1),
  ]),
  rule('what an order’s payment brought cannot pay its fee once it has left (ADR 0037)', [
    opened(0, 'caisse', 'wave'),
    registered(),
    ordered(900),
    collecting(byA1),
    moved({}, { type: 0, montant: 95, reference: 'A2' }),
    repaying({ depenseid: '@commande.commandeid', from: 1, frais: 6 }, { code: 'caisse.solde_engage' }),
    repaying({ depenseid: '@commande.commandeid', from: 1, frais: 5 }, { data: { frais: 5 } }),
    balanceIs(0),
  ]),
  rule('a deleted payment takes its fee along (ADR 0037)', [
    ...wallet,
    paying({ ...byA1, frais: 5 }),
    unpaid,
    balanceIs(1000),
    movementsAre([{ isfirst: 1 }]),
    movementsAre([{ ...cost, montant: 5, annule: true }, { ...settled, annule: true }, { isfirst: 1 }], 1),
  ]),
  rule('payment and fee are undone and made again together: neither needs money that the other one gives (ADR 0037)', [
    ...wallet,
    paying({ ...byA1, montant: 900, frais: 100 }),
    repaying({ montant: 800, frais: 200 }, { data: { montant: 800, frais: 200 } }),
    balanceIs(0),
    repaying({ montant: 900, frais: 100 }, { data: { montant: 900, frais: 100 } }),
    balanceIs(0),
    opened(0, 'autre', 'moov'),
    registered(),
    ordered(900),
    collecting({ ...ofAutre, ...byA1, frais: 10 }),
    unpaid,
    balanceIs(0, 'autre'),
    collecting({ ...ofAutre, ...byA1, frais: 10 }),
    repaying({ depenseid: '@commande.commandeid', from: 1, reference: 'A2', frais: 10 }),
    balanceIs(0, 'autre'),
    balanceIs(90),
  ]),
  rule('a payment that moves to another register forgets its fee unless it is sent again (ADR 0037)', [
    ...wallet,
    opened(1000, 'autre', 'moov'),
    opened(1000, 'tiroir'),
    paying({ ...byA1, frais: 5 }),
    repaying({ ...ofAutre, ...byA1, frais: 7 }, { data: { ...ofAutre, frais: 7 } }),
    balanceIs(1000),
    balanceIs(893, 'autre'),
    movementsAre([{ isfirst: 1 }]),
    repaying(byA1, { data: { ...ofCaisse, frais: 0 } }),
    balanceIs(1000, 'autre'),
    movementsAre([settled, { isfirst: 1 }]),
    repaying({ frais: 5 }),
    repaying({ ...ofTiroir, frais: 5 }, pointless),
    repaying(ofTiroir, { data: { frais: 0, reference: '' } }),
    balanceIs(1000),
    balanceIs(900, 'tiroir'),
  ]),
  rule('a reversal gives no fee back (ADR 0037)', [
    ...wallet,
    paying({ ...byA1, frais: 5, date: ARRETE }),
    ...closedAt(895),
    repaying({ date: ARRETE, frais: 8 }, locked(ARRETE)),
    repaid({ data: { montant: 100, fraisde: null } }),
    balanceIs(995),
    movementsAre([
      { origine: 'contrepassation', montant: 100 },
      { ...cost, montant: 5, contrepassele: null },
      { ...settled, contrepassele: '@today' },
      { isfirst: 1 },
    ]),
    ask(reglements.ofDette, { id: '@depense.depenseid' }, { data: [{ frais: 5, contrepassele: '@today' }] }),
  ]),
  rule('the movement of a fee changes with its payment alone (ADR 0037)', [
    ...wallet,
    paying({ ...byA1, frais: 5 }),
    listed,
    ask(mouvements.update, { ...ofFrais, montant: 6, type: 0 }, linked),
    ask(mouvements.remove, ofFrais, linked),
    ask(mouvements.contrepasser, { ...ofFrais, motif: 'Trop pris' }, linked),
    balanceIs(895),
  ]),
  rule('a bank may take a fee, cash takes none (ADR 0037)', [
    ...wallet,
    opened(1000, 'tiroir'),
    opened(1000, 'autre', 'banque'),
    registered(),
    ordered(900),
    paying({ ...ofTiroir, frais: 1 }, pointless),
    collecting({ ...ofTiroir, frais: 1 }, pointless),
    balanceIs(1000, 'tiroir'),
    paying({ ...ofTiroir, frais: 0 }, { data: { frais: 0 } }),
    paying({ ...ofAutre, frais: 2 }, { data: { frais: 2, reference: '' } }),
    balanceIs(898, 'autre'),
  ]),
  rule('a fee counts among what went out on the dashboard (ADR 0037)', [
    ...wallet,
    ask(dashboard.totaux, TODAY, {}, { save: 'avant' }),
    paying({ ...byA1, frais: 5 }),
    ask(dashboard.totaux, TODAY, {
      data: { entrees: '@avant.entrees', sorties: '@avant.sorties+105', solde: '@avant.solde-105' },
    }),
  ]),
];

import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule } from './case';
import { balanceIs, movementsAre, opened, owing, typed } from './given';
import { locked, moved } from './given.arretes';
import { ARRETE, ofReglement, repaid } from './given.contrepassations';
import { alreadyOf, closedAt, collecting, listed, notTaken, paying, repaying, unpaid } from './given.references';
import { byA1, kept, ofTrop, recollecting, tooMuch, tooMuchBy, wallet } from './given.troppercus';

const { dashboard, mouvements, reglements } = calls;

const TODAY = { datedebut: '@today', datefin: '@today' };
const whole = { montant: 900, montantremis: 1000, montantRendu: 0, troppercu: 100, montantrestant: 0 };
const settled = { origine: 'reglement', ...ofReglement, tropde: null };
const linked = { code: 'mouvement.lie' } as const;

/** What a wallet or a bank received beyond a debt: it gives no change (PRODUCT 1.2, ADR 0052). */
export const troppercusCases: readonly ConformanceCase[] = [
  rule('more than is owed by an operator is asked about, and kept beside the payment when that is said (ADR 0052)', [
    ...wallet,
    collecting(tooMuch, tooMuchBy(100)),
    collecting({ ...tooMuch, troppercu: 99 }, tooMuchBy(100)),
    balanceIs(0),
    movementsAre([{ isfirst: 1 }]),
    collecting({ ...kept, frais: 10 }, { data: { ...whole, ...byA1, frais: 10 } }),
    balanceIs(990),
    movementsAre([
      { origine: 'frais', montant: 10, soldeapres: 990 },
      { ...ofTrop, ...byA1, montant: 100, soldeapres: 1000, date: '@today', commandeid: '@commande.commandeid' },
      { ...settled, ...byA1, montant: 900, soldeapres: 900 },
      { isfirst: 1 },
    ]),
    moved(alreadyOf({ date: '@today', montant: 900 }), byA1),
    ask(
      reglements.ofDette,
      { id: '@commande.commandeid', from: 1 },
      { count: 1, data: [{ ...ofReglement, ...whole }] },
    ),
  ]),
  rule('where nothing is too much, what would be kept is not looked at: a drawer gives change (ADR 0052)', [
    ...wallet,
    opened(0, 'tiroir'),
    collecting({ ...byA1, montant: 500, troppercu: 100 }, { data: { montant: 500, montantRendu: 0, troppercu: 0 } }),
    balanceIs(500),
    collecting(
      { caisseid: '@tiroir.caisseid', montant: 500, troppercu: 100 },
      { data: { montant: 400, montantRendu: 100, troppercu: 0 } },
    ),
    balanceIs(400, 'tiroir'),
  ]),
  rule('more than is owed is not paid out by an operator, for an expense nothing is kept (ADR 0052)', [
    typed,
    opened(2000, 'caisse', 'banque'),
    owing(900),
    paying({ montant: 901 }, notTaken('reglement.trop_verse', 'montant')),
    paying({ montant: 901, troppercu: 1 }, notTaken('reglement.trop_verse', 'montant')),
    paying({ montant: 900 }, { data: { montant: 900, troppercu: 0 } }),
    repaying({ montant: 901 }, notTaken('reglement.trop_verse', 'montant')),
    balanceIs(1100),
  ]),
  rule('what is kept comes, changes and goes with the corrections of its payment (ADR 0052)', [
    ...wallet,
    collecting(byA1),
    recollecting({}, tooMuchBy(100)),
    recollecting({ troppercu: 100 }, { data: whole }),
    balanceIs(1000),
    recollecting({ date: ARRETE }, { data: { ...whole, date: ARRETE } }),
    movementsAre([{ ...ofTrop, ...byA1, date: ARRETE }, { ...settled, ...byA1, date: ARRETE }, { isfirst: 1 }]),
    recollecting({ reference: 'A2', date: ARRETE }, { data: { ...whole, reference: 'A2', date: ARRETE } }),
    movementsAre([
      { ...ofTrop, montant: 100, reference: 'A2', date: ARRETE },
      { ...settled, montant: 900, reference: 'A2', date: ARRETE },
      { isfirst: 1 },
    ]),
    recollecting({ montant: 1200 }, tooMuchBy(300)),
    recollecting({ montant: 1200, troppercu: 300 }, { data: { montant: 900, troppercu: 300 } }),
    balanceIs(1200),
    recollecting({ montant: 800 }, { data: { montant: 800, troppercu: 0, montantrestant: 100 } }),
    balanceIs(800),
    movementsAre([{ ...settled, montant: 800 }, { isfirst: 1 }]),
  ]),
  rule('what is kept moves with its payment to another operator, and is change in a drawer (ADR 0052)', [
    ...wallet,
    opened(0, 'autre', 'moov'),
    opened(0, 'tiroir'),
    collecting(kept),
    recollecting({ caisseid: '@autre.caisseid', reference: 'B1' }, { data: { ...whole, reference: 'B1' } }),
    balanceIs(0),
    balanceIs(1000, 'autre'),
    recollecting({ caisseid: '@tiroir.caisseid', reference: '' }, { data: { montantRendu: 100, troppercu: 0 } }),
    balanceIs(0, 'autre'),
    balanceIs(900, 'tiroir'),
  ]),
  rule('a deleted payment takes along what was kept, unless that has left its register (ADR 0052)', [
    ...wallet,
    collecting(kept),
    moved({}, { type: 0, montant: 950, reference: 'A2' }),
    recollecting({ montant: 949, troppercu: 49 }, { code: 'caisse.solde_engage' }),
    { ...unpaid, expect: { code: 'caisse.solde_engage' } },
    moved({}, { montant: 950, reference: 'A3' }),
    unpaid,
    balanceIs(0),
    movementsAre([{ reference: 'A3' }, { reference: 'A2' }, { isfirst: 1 }]),
    collecting(kept, { data: whole }),
  ]),
  rule('a reversed payment takes along what was kept, on the same day (ADR 0052)', [
    ...wallet,
    collecting({ ...kept, date: ARRETE }),
    ...closedAt(1000),
    recollecting({ date: ARRETE, troppercu: 100 }, locked(ARRETE)),
    repaid({ data: { montant: 900, type: 0, date: '@today' } }),
    balanceIs(0),
    movementsAre([
      { origine: 'contrepassation', montant: 100, type: 0, date: '@today' },
      { origine: 'contrepassation', montant: 900, type: 0, date: '@today' },
      { ...ofTrop, montant: 100, contrepassele: '@today' },
      { ...settled, montant: 900, contrepassele: '@today' },
      { isfirst: 1 },
    ]),
    collecting(kept, { data: whole }),
  ]),
  rule('the movement of what is kept changes with its payment alone (ADR 0052)', [
    ...wallet,
    collecting(kept),
    listed,
    ...[
      { call: mouvements.update, body: { montant: 6 } },
      { call: mouvements.remove },
      { call: mouvements.contrepasser, body: { motif: 'Rendu' } },
    ].map((step) => ({
      params: { mouvementcaisseid: '@lignes.0.mouvementcaisseid' },
      expect: linked,
      ...step,
    })),
    balanceIs(1000),
  ]),
  rule('what is kept counts among what came in on the dashboard, and is no debt (ADR 0052)', [
    ...wallet,
    ask(dashboard.totaux, TODAY, {}, { save: 'avant' }),
    collecting(kept),
    ask(dashboard.totaux, TODAY, { data: { entrees: '@avant.entrees+1000', solde: '@avant.solde+1000' } }),
  ]),
];

import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { balanceIs, movementsAre, opened, owing, paid, typed } from './given';
import { clientIs, collected, commandesAre, ordered, refusedCollection, registered } from './given.ventes';
import { EXECUTABLE, FAKE_PDF, OTHER_PDF } from './piece';

const { reglements } = calls;

const params = { reglementid: '@reglement.reglementid' };
const spentAlready = { code: 'caisse.solde_engage' } as const;

const corrected = (montant: number, more: Partial<Step> = {}, fields: Record<string, unknown> = {}): Step => ({
  ...collected(montant, { files: [] }, fields),
  call: reglements.update,
  params,
  save: 'correction',
  ...more,
});

const taken = (montant: number): Step =>
  ask(calls.mouvements.create, { caisseid: '@caisse.caisseid', montant, type: 0 });

const paymentsAre = (data: readonly Record<string, unknown>[]): Step =>
  ask(reglements.ofDette, { id: '@commande.commandeid', from: 1 }, { count: data.length, data });

/** The payments of orders (CONTRACT "Money calls"). */
export const encaissementCases: readonly ConformanceCase[] = [
  rule('an order payment enters an empty register and lowers what is owed (CONTRACT "Money calls")', [
    opened(0),
    registered(),
    ordered(120_000),
    commandesAre([{ etatsolde: 'En attente', reste: 120_000 }]),
    collected(50_000, {
      expect: {
        data: {
          depenseid: '@commande.commandeid',
          caisse: 'Caisse caisse @unique',
          montant: 50_000,
          montantremis: 50_000,
          montantRendu: 0,
          montantrestant: 70_000,
          from: 1,
          type: '1',
          date: '@today',
          filename: 'Reçu no 12',
          version: 1,
        },
      },
    }),
    commandesAre([{ etatsolde: 'Partiel', reste: 70_000, montant: 120_000 }]),
    ask(
      reglements.reste,
      { id: '@commande.commandeid', from: 1 },
      { data: { montant: 120_000, montantrestant: 70_000 } },
    ),
    clientIs({ reste: 70_000 }),
    balanceIs(50_000),
    movementsAre([
      {
        montant: 50_000,
        type: 1,
        isfirst: 0,
        reglementid: '@reglement.reglementid',
        depenseid: null,
        commandeid: '@commande.commandeid',
      },
      { isfirst: 1, montant: 0 },
    ]),
  ]),
  rule('a larger note gives change: the register holds exactly what stayed (PRODUCT 1.2)', [
    opened(0),
    registered(),
    ordered(120_000),
    collected(50_000),
    collected(80_000, {
      save: 'solde',
      expect: { data: { montant: 70_000, montantremis: 80_000, montantRendu: 10_000, montantrestant: 0 } },
    }),
    commandesAre([{ etatsolde: 'Solde', reste: 0 }]),
    balanceIs(120_000),
    paymentsAre([
      { reglementid: '@solde.reglementid', montantrestant: 0 },
      { reglementid: '@reglement.reglementid', montantrestant: 70_000 },
    ]),
    refusedCollection(1, { code: 'reglement.deja_solde' }),
    balanceIs(120_000),
  ]),
  rule('an order payment is above 0, not after today, of a register and an order that exist (spec § 5 Payment)', [
    opened(0),
    registered(),
    ordered(1000),
    refusedCollection(0, refusing(['montant', 'montant.nul'])),
    refusedCollection(1.5, refusing(['montant', 'montant.invalide'])),
    refusedCollection(1, refusing(['date', 'date.future']), { date: '@tomorrow' }),
    refusedCollection(1, refusing(['caisseid', 'champ.invalide']), { caisseid: 2_000_000_000 }),
    refusedCollection(1, { code: 'introuvable' }, { depenseid: 2_000_000_000 }),
    refusedCollection(1, { code: 'introuvable' }, { from: 0 }),
    refusedCollection(1, { code: 'introuvable' }, { from: undefined }),
    collected(1, { expect: { data: { date: '2026-01-05' } } }, { date: '2026-01-05' }),
    balanceIs(1),
  ]),
  rule('an order is no expense: its payments are not an expense’s (PRODUCT 1.5)', [
    typed,
    opened(1000),
    owing(900),
    paid(100, { save: 'depense' }),
    registered(),
    ordered(1000),
    collected(100),
    ask(reglements.ofDette, { id: '@commande.commandeid', from: 0 }, { code: 'introuvable' }),
    corrected(200, { expect: { code: 'introuvable' } }, { from: 0, date: '@tomorrow' }),
    corrected(200, { expect: refusing(['depenseid', 'champ.invalide']) }, { depenseid: '@depense.depenseid' }),
    ask(calls.depenses.remove, { depenseid: '@commande.commandeid' }, { code: 'introuvable' }),
    balanceIs(1000),
  ]),
  rule('the proof of an order payment is optional, and kept by a change (spec § 5 Payment, PRODUCT 1.10)', [
    opened(0),
    registered(),
    ordered(1000),
    collected(50, { files: [], expect: { data: { file: '', filename: '' } } }),
    corrected(60, { expect: { data: { file: '', montant: 60 } } }),
    balanceIs(60),
    commandesAre([{ etatsolde: 'Partiel', reste: 940 }]),
    // The proof is called as its file is, whatever the body says.
    collected(100, { expect: { data: { filename: 'Reçu no 12' } } }, { filename: 'Autre nom' }),
    collected(100, { files: [FAKE_PDF], save: 'refused', expect: { code: 'fichier.type' } }),
    collected(100, { files: [EXECUTABLE], save: 'refused', expect: { code: 'fichier.type' } }),
    corrected(200, { expect: { data: { file: '@reglement.file' } } }),
    corrected(150, { files: [OTHER_PDF], expect: { data: { montant: 150 } } }),
    balanceIs(210),
  ]),
  rule('a corrected order payment is undone and made again (CONTRACT "Money calls", RELIABILITY P05)', [
    opened(0),
    registered(),
    ordered(1000),
    collected(400),
    corrected(
      1_100,
      { expect: { data: { montant: 1000, montantRendu: 100, montantrestant: 0, version: 2 } } },
      { version: 1 },
    ),
    commandesAre([{ etatsolde: 'Solde' }]),
    balanceIs(1000),
    corrected(600, { expect: { code: 'conflit.version', data: { montant: 1000, version: 2 } } }, { version: 1 }),
    corrected(1, { expect: { data: { montant: 1, montantrestant: 999 } } }),
    commandesAre([{ etatsolde: 'Partiel', reste: 999 }]),
    movementsAre([{ montant: 1, type: 1 }, { isfirst: 1 }]),
    balanceIs(1),
  ]),
  rule('a deleted order payment is owed again and leaves the register (CONTRACT "Money calls", RELIABILITY P04)', [
    opened(0),
    registered(),
    ordered(1000),
    collected(1_500),
    balanceIs(1000),
    ask(reglements.remove, params, { data: null }),
    balanceIs(0),
    commandesAre([{ etatsolde: 'En attente', reste: 1000 }]),
    paymentsAre([]),
    movementsAre([{ isfirst: 1 }]),
    movementsAre([{ annule: true, montant: 1000, type: 1 }, { isfirst: 1 }], 1),
    ask(reglements.remove, params, { code: 'introuvable' }),
  ]),
  rule('money that has left its register is not undone, lowered nor moved (CONTRACT "Money calls", PRODUCT 1.1)', [
    opened(0),
    opened(5_000, 'autre'),
    registered(),
    ordered(1000),
    collected(1000),
    taken(700),
    ask(reglements.remove, params, spentAlready),
    corrected(699, { expect: spentAlready }),
    corrected(1000, { expect: spentAlready }, { caisseid: '@autre.caisseid' }),
    balanceIs(300),
    balanceIs(5_000, 'autre'),
    commandesAre([{ etatsolde: 'Solde' }]),
    corrected(700, { expect: { data: { montant: 700, montantrestant: 300 } } }),
    balanceIs(0),
    collected(300, { save: 'reste' }),
    balanceIs(300),
    ask(reglements.remove, { reglementid: '@reste.reglementid' }),
    balanceIs(0),
  ]),
  rule('an order payment moved to another register leaves zero in the first (RELIABILITY I06)', [
    opened(0),
    opened(0, 'autre'),
    registered(),
    ordered(1000),
    collected(400),
    corrected(500, { expect: { data: { caisse: 'Caisse autre @unique' } } }, { caisseid: '@autre.caisseid' }),
    balanceIs(0),
    balanceIs(500, 'autre'),
    movementsAre([{ isfirst: 1 }]),
  ]),
];

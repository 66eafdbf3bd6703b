import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { balanceIs, movementsAre, opened, owing, paid, refusedPayment, remainderIs, typed } from './given';
import { OTHER_PDF } from './piece';

const { reglements } = calls;

const params = { reglementid: '@reglement.reglementid' };

const corrected = (montant: number, more: Partial<Step> = {}, fields: Record<string, unknown> = {}): Step => ({
  call: reglements.update,
  params,
  body: {
    depenseid: '@depense.depenseid',
    caisseid: '@caisse.caisseid',
    montant,
    from: 0,
    date: '@today',
    ...fields,
  },
  ...more,
});

const paymentsAre = (data: readonly Record<string, unknown>[]): Step =>
  ask(reglements.ofDette, { id: '@depense.depenseid', from: 0 }, { count: data.length, data });

export const reglementsCases: readonly ConformanceCase[] = [
  rule('a payment leaves the register and lowers what is owed (CONTRACT "Money calls")', [
    typed,
    opened(500_000),
    owing(120_000),
    paid(50_000, {
      expect: {
        data: {
          caisse: 'Caisse caisse @unique',
          montant: 50_000,
          montantremis: 50_000,
          montantRendu: 0,
          montantrestant: 70_000,
          from: 0,
          type: '-',
          date: '@today',
          filename: 'Reçu no 12',
          version: 1,
        },
      },
    }),
    balanceIs(450_000),
    remainderIs(70_000),
    movementsAre([{ montant: 50_000, type: 0, isfirst: 0, reglementid: '@reglement.reglementid' }, { isfirst: 1 }]),
  ]),
  rule('more than what is owed gives change, which never reaches the register (PRODUCT 1.2)', [
    typed,
    opened(500_000),
    owing(120_000),
    paid(50_000),
    paid(80_000, {
      save: 'solde',
      expect: { data: { montant: 70_000, montantremis: 80_000, montantRendu: 10_000, montantrestant: 0 } },
    }),
    balanceIs(380_000),
    remainderIs(0),
    paymentsAre([
      { reglementid: '@solde.reglementid', montantrestant: 0 },
      { reglementid: '@reglement.reglementid', montantrestant: 70_000 },
    ]),
  ]),
  rule('nothing owed cannot be paid (CONTRACT "Money calls")', [
    typed,
    opened(1000),
    owing(600),
    paid(600),
    refusedPayment(1, { code: 'reglement.deja_solde' }),
    balanceIs(400),
  ]),
  rule('the register must hold all that is handed over, though less would leave it (CONTRACT "Money calls")', [
    typed,
    opened(1000),
    owing(900),
    refusedPayment(1001, {
      code: 'caisse.solde_insuffisant',
      errors: [{ path: 'caisseid', code: 'caisse.solde_insuffisant' }],
    }),
    paid(1000, { expect: { data: { montant: 900, montantRendu: 100 } } }),
    balanceIs(100),
  ]),
  rule('a payment cannot be dated after today, but may be before its expense (spec § 5, PRODUCT 1.12)', [
    typed,
    opened(1000),
    owing(900),
    refusedPayment(1, refusing(['date', 'date.future']), {
      body: { depenseid: '@depense.depenseid', caisseid: '@caisse.caisseid', montant: 1, date: '@tomorrow' },
    }),
    paid(1, {
      body: { depenseid: '@depense.depenseid', caisseid: '@caisse.caisseid', montant: 1, date: '2026-01-05' },
      expect: { data: { date: '2026-01-05' } },
    }),
  ]),
  rule('a payment needs an expense and a register that exist (CONTRACT "Envelope")', [
    typed,
    opened(1000),
    owing(900),
    refusedPayment(
      1,
      { code: 'introuvable' },
      { body: { depenseid: 2_000_000_000, caisseid: '@caisse.caisseid', montant: 1, date: '@today' } },
    ),
    refusedPayment(1, refusing(['caisseid', 'champ.invalide']), {
      body: { depenseid: '@depense.depenseid', caisseid: 2_000_000_000, montant: 1, date: '@today' },
    }),
  ]),
  rule('an expense is no order: paying it as one finds none (CONTRACT "Money calls", from)', [
    typed,
    opened(1000),
    owing(900),
    refusedPayment(
      1,
      { code: 'introuvable' },
      {
        body: { depenseid: '@depense.depenseid', caisseid: '@caisse.caisseid', montant: 1, from: 1, date: '@today' },
      },
    ),
    ask(reglements.ofDette, { id: '@depense.depenseid', from: 1 }, { code: 'introuvable' }),
    ask(reglements.ofCommande, { commandeid: '@depense.depenseid' }, { code: 'introuvable' }),
  ]),
  rule('a correction is the payment undone and made again (CONTRACT "Money calls", RELIABILITY P05)', [
    typed,
    opened(1000),
    owing(900),
    paid(400),
    corrected(
      950,
      {
        files: [OTHER_PDF],
        expect: {
          data: {
            reglementid: '@reglement.reglementid',
            montant: 900,
            montantRendu: 50,
            montantrestant: 0,
            filename: 'bon',
            version: 2,
          },
        },
      },
      { version: 1 },
    ),
    balanceIs(100),
    remainderIs(0),
    corrected(1001, { expect: { code: 'caisse.solde_insuffisant' } }),
    corrected(1, { expect: { data: { montant: 1, montantRendu: 0, montantrestant: 899 } } }),
    balanceIs(999),
    movementsAre([{ montant: 1, type: 0 }, { isfirst: 1 }]),
  ]),
  rule('a payment moved to another register leaves zero in the first (RELIABILITY I06)', [
    typed,
    opened(1000),
    opened(300, 'autre'),
    owing(900),
    paid(400),
    corrected(
      301,
      {
        expect: {
          code: 'caisse.solde_insuffisant',
          errors: [{ path: 'caisseid', code: 'caisse.solde_insuffisant' }],
        },
      },
      { caisseid: '@autre.caisseid' },
    ),
    corrected(300, { expect: { data: { montantrestant: 600 } } }, { caisseid: '@autre.caisseid' }),
    balanceIs(1000),
    balanceIs(0, 'autre'),
    movementsAre([{ isfirst: 1 }]),
  ]),
  rule('a correction of a stale version gets 409 and the payment (RELIABILITY P11)', [
    typed,
    opened(1000),
    owing(900),
    paid(400),
    corrected(500, {}, { version: 1 }),
    corrected(
      600,
      { expect: { code: 'conflit.version', data: { montant: 500, montantrestant: 400, version: 2 } } },
      { version: 1 },
    ),
    balanceIs(500),
  ]),
  rule('a deleted payment gives back what it took (CONTRACT "Money calls", RELIABILITY P04)', [
    typed,
    opened(1000),
    owing(900),
    paid(950),
    ask(reglements.remove, params, { data: null }),
    balanceIs(1000),
    remainderIs(900),
    paymentsAre([]),
    movementsAre([{ isfirst: 1 }]),
    movementsAre([{ annule: true, montant: 900 }, { isfirst: 1 }], 1),
    ask(reglements.remove, params, { code: 'introuvable' }),
  ]),
  rule('what remains after a payment counts those before it by date (PRODUCT 1.4)', [
    typed,
    opened(1000),
    owing(900),
    paid(400),
    paid(100, {
      body: { depenseid: '@depense.depenseid', caisseid: '@caisse.caisseid', montant: 100, date: '2026-01-05' },
      save: 'avance',
    }),
    paymentsAre([
      { reglementid: '@reglement.reglementid', montantrestant: 400 },
      { reglementid: '@avance.reglementid', montantrestant: 800 },
    ]),
  ]),
];

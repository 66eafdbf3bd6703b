import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { balanceIs, movementsAre, opened, owing, paid, typed } from './given';

const { mouvements } = calls;

const moved = (montant: number, type: 0 | 1, more: Partial<Step> = {}): Step => ({
  call: mouvements.create,
  body: { caisseid: '@caisse.caisseid', montant, type, description: 'Appoint' },
  save: 'mouvement',
  ...more,
});
const params = { mouvementcaisseid: '@mouvement.mouvementcaisseid' };

const saveFirst: Step = ask(mouvements.list, { caisseid: '@caisse.caisseid' }, {}, { save: 'lignes' });

export const mouvementsCases: readonly ConformanceCase[] = [
  rule('money in and money out change the balance (CONTRACT "Money calls")', [
    opened(1000),
    moved(400, 1, { expect: { data: { type: 1, isfirst: 0, montant: 400, description: 'Appoint', version: 1 } } }),
    moved(1400, 0),
    balanceIs(0),
    movementsAre([{ montant: 1400, type: 0 }, { montant: 400, type: 1 }, { isfirst: 1 }]),
  ]),
  rule('each says what its register held then, but once it was corrected or cancelled (RELIABILITY § 2.1)', [
    typed,
    opened(1000),
    owing(200),
    moved(400, 1),
    paid(150, { expect: { status: 201 } }),
    movementsAre([
      { soldeapres: 1250, depenseid: '@depense.depenseid', commandeid: null },
      { soldeapres: 1400, depenseid: null, commandeid: null },
      { soldeapres: 1000 },
    ]),
    ask(mouvements.update, { ...params, montant: 300, type: 1, isfirst: 0, description: 'Appoint', version: 1 }),
    movementsAre([{ soldeapres: 1250 }, { montant: 300, soldeapres: null }, { soldeapres: 1000 }]),
    ask(mouvements.remove, params),
    moved(5, 0),
    movementsAre(
      [{ soldeapres: 845 }, { soldeapres: 1250 }, { annule: true, soldeapres: null }, { soldeapres: 1000 }],
      1,
    ),
  ]),
  rule('a movement is money in unless it says otherwise (spec § 3)', [
    opened(1000),
    ask(mouvements.create, { caisseid: '@caisse.caisseid', montant: 1 }, { data: { type: 1 } }),
  ]),
  rule('money that is not there cannot go out (PRODUCT 1.1)', [
    opened(1000),
    moved(1001, 0, { expect: { code: 'caisse.solde_insuffisant' } }),
    balanceIs(1000),
    movementsAre([{ isfirst: 1 }]),
  ]),
  rule('a movement is of today unless it says another day, which is not after today (ADR 0031)', [
    opened(1000),
    movementsAre([{ origine: 'ouverture', date: '@today' }]),
    moved(400, 1, { expect: { data: { origine: 'manuel', date: '@today' } } }),
    ask(
      mouvements.update,
      { ...params, montant: 400, type: 1, date: '2026-01-05', version: 1 },
      { data: { date: '2026-01-05' } },
    ),
    ask(mouvements.update, { ...params, montant: 300, type: 1 }, { data: { date: '2026-01-05' } }),
    ask(
      mouvements.update,
      { ...params, montant: 300, type: 1, date: '@tomorrow' },
      { code: 'date.future', errors: [{ path: 'date', code: 'date.future' }] },
    ),
    moved(1, 1, {
      body: { caisseid: '@caisse.caisseid', montant: 1, date: '@tomorrow' },
      save: 'refused',
      expect: { code: 'date.future' },
    }),
    movementsAre([{ montant: 300, date: '2026-01-05' }, { isfirst: 1 }]),
  ]),
  rule('a payment dates its movement (ADR 0031)', [
    typed,
    opened(1000),
    owing(500),
    paid(100, {
      body: {
        depenseid: '@depense.depenseid',
        caisseid: '@caisse.caisseid',
        montant: 100,
        from: 0,
        date: '2026-01-05',
      },
      expect: { status: 201 },
    }),
    movementsAre([{ origine: 'reglement', date: '2026-01-05' }, { isfirst: 1 }]),
  ]),
  rule('a movement is corrected and deleted with its effect on the balance (CONTRACT "Money calls")', [
    opened(1000),
    moved(400, 1),
    ask(
      mouvements.update,
      { ...params, montant: 300, type: 0, isfirst: 0, description: 'Retrait', version: 1 },
      { data: { montant: 300, type: 0, description: 'Retrait', version: 2 } },
    ),
    balanceIs(700),
    ask(mouvements.remove, params, { data: null }),
    balanceIs(1000),
    ask(mouvements.remove, params, { code: 'introuvable' }),
  ]),
  rule('the history shows a deleted movement, the list does not (PRODUCT 1.3)', [
    opened(1000),
    moved(400, 1),
    ask(mouvements.remove, params),
    movementsAre([{ isfirst: 1, annule: false }]),
    movementsAre(
      [
        { montant: 400, annule: true },
        { isfirst: 1, annule: false },
      ],
      1,
    ),
  ]),
  rule('money that has left can be neither taken back nor reduced (RELIABILITY § 2.4)', [
    opened(0),
    moved(400, 1),
    moved(300, 0, { save: 'sortie' }),
    ask(mouvements.remove, params, { code: 'caisse.solde_engage' }),
    ask(mouvements.update, { ...params, montant: 299, type: 1 }, { code: 'caisse.solde_engage' }),
    ask(mouvements.update, { ...params, montant: 300, type: 1 }),
    balanceIs(0),
  ]),
  rule('an out movement cannot grow beyond the balance (PRODUCT 1.1)', [
    opened(1000),
    moved(400, 0),
    ask(mouvements.update, { ...params, montant: 1001, type: 0 }, { code: 'caisse.solde_insuffisant' }),
    ask(mouvements.update, { ...params, montant: 1000, type: 0 }),
    balanceIs(0),
  ]),
  rule('two corrections of one version: the second gets 409 and the movement (RELIABILITY P11)', [
    opened(1000),
    moved(400, 1),
    ask(mouvements.update, { ...params, montant: 500, version: 1 }),
    ask(
      mouvements.update,
      { ...params, montant: 600, version: 1 },
      { code: 'conflit.version', data: { montant: 500, version: 2 } },
    ),
    balanceIs(1500),
  ]),
  rule('the opening movement can be neither edited nor deleted (CONTRACT "Money calls")', [
    opened(1000),
    saveFirst,
    ask(
      mouvements.update,
      { mouvementcaisseid: '@lignes.0.mouvementcaisseid', montant: 5, isfirst: 0 },
      { code: 'mouvement.ouverture' },
    ),
    ask(mouvements.remove, { mouvementcaisseid: '@lignes.0.mouvementcaisseid' }, { code: 'mouvement.ouverture' }),
  ]),
  rule('a payment’s movement changes through the payment alone (CONTRACT "Money calls")', [
    typed,
    opened(1000),
    owing(600),
    paid(600),
    saveFirst,
    ask(
      mouvements.update,
      { mouvementcaisseid: '@lignes.0.mouvementcaisseid', montant: 5, type: 0 },
      { code: 'mouvement.lie' },
    ),
    ask(mouvements.remove, { mouvementcaisseid: '@lignes.0.mouvementcaisseid' }, { code: 'mouvement.lie' }),
    balanceIs(400),
  ]),
  rule('a movement of an unknown register is not found (CONTRACT "Envelope")', [
    ask(mouvements.create, { caisseid: 2_000_000_000, montant: 5 }, { code: 'introuvable' }),
  ]),
];

import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, owing, paid, remainderIs, typed } from './given';

const { depenses } = calls;

const params = { depenseid: '@depense.depenseid' };

const changed = (montant: number, more: Partial<Step> = {}, fields: Record<string, unknown> = {}): Step => ({
  call: depenses.update,
  params,
  body: {
    libelle: 'Dépense depense @unique',
    typedepenseid: '@type.typedepenseid',
    montant,
    date: '@today',
    ...fields,
  },
  ...more,
});

const refusedField = (path: string, fields: Record<string, unknown>, code: 'champ.invalide' | 'champ.requis'): Step =>
  ask(
    depenses.create,
    { libelle: 'Refusée @unique', typedepenseid: '@type.typedepenseid', montant: 5, date: '@today', ...fields },
    refusing([path, code]),
  );

export const depensesCases: readonly ConformanceCase[] = [
  rule('an expense is recorded with all of it still owed (spec § 3)', [
    typed,
    {
      ...owing(120_000),
      expect: {
        data: {
          typedepenseid: '@type.typedepenseid',
          typedepense: 'Type @unique',
          montant: 120_000,
          montantrestant: 120_000,
          description: '',
          date: '@today',
          expenseonstep: 0,
          projetid: null,
          etapeprojetid: null,
          version: 1,
        },
      },
    },
  ]),
  rule('an expense cannot be dated after today (spec § 5, RELIABILITY F39)', [
    typed,
    owing(1),
    {
      ...owing(1, 'demain'),
      body: { libelle: '@unique', typedepenseid: '@type.typedepenseid', montant: 1, date: '@tomorrow' },
      expect: refusing(['date', 'date.future']),
    },
    changed(1, { expect: refusing(['date', 'date.future']) }, { date: '@tomorrow' }),
  ]),
  rule('an expense needs a type that exists (spec § 5)', [
    typed,
    refusedField('typedepenseid', { typedepenseid: 2_000_000_000 }, 'champ.invalide'),
  ]),
  rule('an expense on a step needs its project and step, and they exist (spec § 5, CONTRACT "Money calls")', [
    typed,
    refusedField('projetid', { expenseonstep: 1 }, 'champ.requis'),
    refusedField('etapeprojetid', { expenseonstep: 1 }, 'champ.requis'),
    refusedField('projetid', { expenseonstep: 1, projetid: 2_000_000, etapeprojetid: 2_000_000 }, 'champ.invalide'),
  ]),
  rule('an expense is changed and deleted (CONTRACT "Money calls")', [
    typed,
    owing(1000),
    changed(
      2000,
      { expect: { data: { montant: 2000, montantrestant: 2000, description: 'Payée en deux fois', version: 2 } } },
      { description: 'Payée en deux fois', version: 1 },
    ),
    ask(depenses.remove, params, { data: null }),
    ask(depenses.search, { term: '@unique' }, { count: 0, data: [] }),
    changed(1, { expect: { code: 'introuvable' } }),
  ]),
  rule('two edits of one version: the second gets 409 and the expense (RELIABILITY F31)', [
    typed,
    owing(1000),
    changed(1500, {}, { version: 1 }),
    changed(
      1600,
      { expect: { code: 'conflit.version', data: { montant: 1500, montantrestant: 1500, version: 2 } } },
      { version: 1 },
    ),
  ]),
  rule('the amount cannot go below what is paid (CONTRACT "Money calls")', [
    typed,
    opened(1000),
    owing(1000),
    paid(600),
    changed(599, { expect: { code: 'depense.montant_inferieur_regle' } }),
    changed(600, { expect: { data: { montant: 600, montantrestant: 0 } } }),
    remainderIs(0),
  ]),
  rule('an expense with payments cannot be deleted (CONTRACT "Money calls")', [
    typed,
    opened(1000),
    owing(1000),
    paid(600),
    ask(depenses.remove, params, { code: 'depense.a_des_reglements' }),
    ask(calls.reglements.remove, { reglementid: '@reglement.reglementid' }),
    ask(depenses.remove, params),
  ]),
  rule('the expenses come newest first by date, then by id (CONTRACT "Types")', [
    typed,
    owing(1, 'un'),
    owing(2, 'deux'),
    {
      ...owing(3, 'vieille'),
      body: { libelle: 'Vieille @unique', typedepenseid: '@type.typedepenseid', montant: 3, date: '2026-01-05' },
    },
    ask(
      depenses.search,
      { term: '@unique', limit: 2 },
      { count: 3, data: [{ depenseid: '@deux.depenseid' }, { depenseid: '@un.depenseid' }] },
    ),
    ask(
      depenses.search,
      { term: '@unique', limit: 2, page: 2 },
      { count: 3, data: [{ depenseid: '@vieille.depenseid', date: '2026-01-05' }] },
    ),
  ]),
  rule('an expense is found by its label, its type and its description (contract/depenses)', [
    typed,
    owing(1),
    changed(1, {}, { libelle: 'Sans rien', description: 'Équipe de nuit @unique' }),
    ask(depenses.search, { term: 'equipe de nuit @unique' }, { count: 1 }),
    ask(depenses.search, { term: 'type @unique' }, { count: 1 }),
  ]),
  rule('the unpaged list and the first page hold rows and count (CONTRACT "Envelope")', [
    typed,
    owing(1),
    ask(depenses.all),
    ask(depenses.list),
    ask(depenses.list, { limit: 1 }),
  ]),
];

import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { balanceIs, movementsAre, opened, typed } from './given';
import { francs, locked, recounted } from './given.arretes';
import { begun, etapeid, projetIs } from './given.projets';
import { PDF } from './piece';

const { depenses, reglements } = calls;

const depenseid = '@reglement.depenseid';

/** Spends 400 of `@caisse` at once, saved as `@reglement`. */
const spentNow = (fields: Record<string, unknown> = {}, more: Partial<Step> = {}): Step => ({
  call: reglements.comptant,
  body: {
    libelle: 'Comptant @unique',
    description: 'Plein du groupe',
    typedepenseid: '@type.typedepenseid',
    montant: 400,
    date: '@today',
    caisseid: '@caisse.caisseid',
    ...fields,
  },
  files: [PDF],
  save: 'reglement',
  ...more,
});

const refused = (expect: Expectation, fields: Record<string, unknown>, more: Partial<Step> = {}): Step =>
  spentNow(fields, { save: 'refused', expect, ...more });

/** How many of these expenses there are. */
const expensesAre = (count: number): Step => ask(depenses.search, { term: 'Comptant @unique' }, { count });

/** An expense that is paid as it is written: both or neither (PRODUCT 1.1). */
export const comptantCases: readonly ConformanceCase[] = [
  rule('an expense is paid as it is written: all of it, on its day, with one proof (PRODUCT 1.1)', [
    typed,
    begun(['Fondations']),
    opened(1000),
    spentNow(
      { expenseonstep: 1, projetid: '@projet.projetid', etapeprojetid: etapeid(), beneficiaire: 'Koffi Yao' },
      {
        expect: {
          data: {
            caisseid: '@caisse.caisseid',
            montant: 400,
            montantremis: 400,
            montantRendu: 0,
            montantrestant: 0,
            from: 0,
            date: '@today',
            beneficiaire: 'Koffi Yao',
            filename: 'Reçu no 12',
          },
        },
      },
    ),
    ask(
      depenses.byId,
      { depenseid },
      {
        data: {
          depenseid,
          description: 'Plein du groupe',
          montant: 400,
          montantrestant: 0,
          etapeprojetid: etapeid(),
        },
      },
    ),
    ask(depenses.suivi, { depenseid }, { count: 2, data: [{ objet: 'reglement' }, { objet: 'depense' }] }),
    movementsAre([{ montant: 400, type: 0, reglementid: '@reglement.reglementid' }, { montant: 1000 }]),
    projetIs({ engage: 400, regle: 400 }),
    balanceIs(600),
  ]),
  rule('what refuses the expense or its payment leaves neither, and is told at its field (PRODUCT 1.1)', [
    typed,
    opened(399),
    opened(1000, 'wave', 'wave'),
    refused({ code: 'caisse.solde_insuffisant' }, {}),
    refused(refusing(['caisseid', 'champ.invalide']), { caisseid: 2_000_000_000 }),
    refused(refusing(['typedepenseid', 'champ.invalide']), { typedepenseid: 2_000_000_000 }),
    refused(refusing(['projetid', 'champ.requis']), { expenseonstep: 1 }),
    refused(refusing(['date', 'date.future']), { date: '@tomorrow' }),
    refused(refusing(['beneficiaire', 'champ.requis']), { montant: 1, beneficiairetel: '0708091011' }),
    refused(refusing(['reference', 'reference.sans_objet']), { montant: 1, reference: 'A1' }),
    refused(refusing(['reference', 'champ.requis']), { caisseid: '@wave.caisseid' }),
    refused(refusing(['file', 'fichier.requis']), {}, { files: [] }),
    spentNow({ caisseid: '@wave.caisseid', reference: 'A1', frais: 10 }),
    refused(
      { code: 'reference.deja_utilisee', data: { montant: 400 } },
      { caisseid: '@wave.caisseid', reference: 'A1' },
    ),
    ...recounted(francs(399)),
    refused(locked('@today'), { montant: 1 }),
    expensesAre(1),
    balanceIs(399),
    balanceIs(590, 'wave'),
  ]),
  rule('who spends may write expenses and pay them (CONTRACT "Permissions")', [
    typed,
    opened(1000),
    refused({ code: 'auth.permission' }, {}, { as: ['depenses', 'depenses.creer'] }),
    refused({ code: 'auth.permission' }, {}, { as: ['depenses', 'depenses.regler'] }),
    expensesAre(0),
    spentNow({}, { as: ['depenses.creer', 'depenses.regler'] }),
    balanceIs(600),
  ]),
];

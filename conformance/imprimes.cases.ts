import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { opened, owing, typed } from './given';
import { ofCaisse } from './given.arretes';
import { advanced, justified, ofPoche } from './given.avances';
import { ARRETE, ofReglement, paidClosed, repaid } from './given.contrepassations';
import { foundBy } from './given.imprimes';
import { restricted } from './given.maison';
import { collecting, notTaken, paying, repaying, unpaid } from './given.references';
import { ordered, registered } from './given.ventes';
import { OTHER_PDF } from './piece';

type Fields = Readonly<Record<string, unknown>>;

const { caisses, reglements } = calls;

const ofAutre = { caisseid: '@autre.caisseid' };
const keyed = { headers: { 'idempotency-key': 'imprime-cle-@unique' } };

/** A number of this year: the rank in the series of a register that was saved under this name. */
const pc = (rang: number, caisse = 'caisse') => `PC-@${caisse}.code-@year-00000${rang}`;
const bc = (rang: number, caisse = 'caisse') => `BC-@${caisse}.code-@year-00000${rang}`;

/** A payment has this number, in place of a former one if it was corrected. */
const has = (numero: string, remplace = ''): Expectation => ({ data: { numero, remplace } });

/** Reads the payments of `@depense`, newest first. */
const paymentsAre = (...data: readonly Fields[]): Step =>
  ask(reglements.ofDette, { id: '@depense.depenseid' }, { count: data.length, data });

/** Sends `@caisse` with this code, or without one. */
const coded = (body: Fields, expect: Expectation): Step =>
  ask(caisses.update, { ...ofCaisse, libelle: 'Caisse caisse @unique', ...body }, expect);
const frozen: Expectation = {
  code: 'caisse.code_fige',
  errors: [{ path: 'code', code: 'caisse.code_fige' }],
};

/** 900 francs of `@depense` are to be paid from `@caisse`, which has 1000. */
const given: readonly Step[] = [typed, opened(1000), owing(900)];

/** The numbers of the documents of payments (ADR 0041). */
export const imprimesCases: readonly ConformanceCase[] = [
  rule('the payments of expenses are numbered in their register, in the year of their writing (ADR 0041)', [
    ...given,
    paying({}, has(bc(1))),
    paying({ date: '2020-12-31' }, has(bc(2))),
    paymentsAre({ numero: bc(1), remplace: '' }, { numero: bc(2), remplace: '' }),
  ]),
  rule('money that comes in for orders has a series of its own (ADR 0041)', [
    ...given,
    registered(),
    ordered(900),
    collecting({}, has(pc(1))),
    paying({}, has(bc(1))),
    collecting({}, has(pc(2))),
    ask(
      reglements.ofCommande,
      { commandeid: '@commande.commandeid' },
      { data: [{ numero: pc(2) }, { numero: pc(1) }] },
    ),
  ]),
  rule('a number finds what it paid, the former number too, for who sees its register (ADR 0041, PRODUCT K)', [
    ...given,
    registered(),
    ordered(900),
    collecting({}),
    paying({}),
    repaying({ montant: 50 }, has(bc(2), bc(1))),
    foundBy(pc(1), [{ objet: 'commande', id: '@commande.commandeid' }]),
    ...[bc(1), bc(2)].map((numero) => foundBy(numero, [{ objet: 'depense', id: '@depense.depenseid' }])),
    foundBy('bc-@caisse.code-@year-000002', [{ objet: 'depense', id: '@depense.depenseid' }]),
    foundBy(bc(3), []),
    foundBy(pc(1), [], ['depenses']),
    foundBy('BC-@caisse.code-@year-2', []),
  ]),
  rule('who does not see a register finds nothing by its numbers (ADR 0041, PRODUCT Q)', [
    ...restricted(['depenses']),
    typed,
    owing(900),
    paying(ofAutre),
    paying({ caisseid: '@sienne.caisseid' }),
    foundBy(bc(1, 'autre'), [], ['depenses']),
    foundBy(bc(1, 'sienne'), [{ objet: 'depense', id: '@depense.depenseid' }], ['depenses']),
  ]),
  rule('each register counts for itself (ADR 0041)', [
    ...given,
    opened(1000, 'autre'),
    paying({}, has(bc(1))),
    paying(ofAutre, has(bc(1, 'autre'))),
    paying({}, has(bc(2))),
  ]),
  rule('what is paid out of an advance is numbered in the advance’s register (ADR 0041)', [
    ...advanced,
    ask(caisses.byId, ofPoche, {}, { save: 'poche' }),
    justified(has(bc(1, 'poche'))),
    justified(has(bc(2, 'poche'))),
  ]),
  rule('a refused payment and a refused correction leave no hole (RELIABILITY I46)', [
    ...given,
    paying({}, has(bc(1))),
    paying({ montant: 2000 }, notTaken('caisse.solde_insuffisant', 'caisseid')),
    paying({ date: '@tomorrow' }, notTaken('date.future', 'date')),
    repaying({ montant: 2000 }, notTaken('caisse.solde_insuffisant', 'caisseid')),
    paymentsAre({ numero: bc(1), remplace: '' }),
    paying({}, has(bc(2))),
  ]),
  rule('a key that is sent again has the number of its payment, and draws none (ADR 0041)', [
    ...given,
    { ...paying({}, has(bc(1))), ...keyed },
    { ...paying({}, { ...has(bc(1)), headers: { 'idempotent-replayed': 'true' } }), ...keyed },
    paying({}, has(bc(2))),
  ]),
  rule('a correction of the amounts or the day gives a new number, which says the former one (ADR 0041)', [
    ...given,
    paying({}, has(bc(1))),
    repaying({ montant: 900 }, has(bc(2), bc(1))),
    repaying({ montant: 950 }, has(bc(3), bc(2))),
    repaying({ montant: 950, date: ARRETE }, has(bc(4), bc(3))),
    repaying({ montant: 950, date: ARRETE }, has(bc(4), bc(3))),
    paymentsAre({ numero: bc(4), remplace: bc(3), montantRendu: 50, date: ARRETE }),
  ]),
  rule('a correction of the reference, the fee or the proof alone keeps the number (ADR 0041)', [
    typed,
    opened(1000, 'caisse', 'wave'),
    owing(900),
    paying({ reference: 'A1' }, has(bc(1))),
    repaying({ reference: 'A2' }, has(bc(1))),
    repaying({ frais: 5 }, has(bc(1))),
    { ...repaying({}, has(bc(1))), files: [OTHER_PDF] },
    repaying({ montant: 200 }, has(bc(2), bc(1))),
    repaying({ montant: 200, reference: 'A3' }, has(bc(2), bc(1))),
    paying({ reference: 'A4' }, has(bc(3))),
  ]),
  rule('a correction of the register draws in the series of the new one (ADR 0041)', [
    ...given,
    opened(1000, 'autre'),
    paying({}, has(bc(1))),
    repaying(ofAutre, has(bc(1, 'autre'), bc(1))),
    repaying({}, has(bc(2), bc(1, 'autre'))),
    paying(ofAutre, has(bc(2, 'autre'))),
  ]),
  rule('a correction of who took the cash gives a new number (ADR 0041)', [
    ...given,
    paying({}, has(bc(1))),
    repaying({ beneficiaire: 'Koffi Yao' }, has(bc(2), bc(1))),
    repaying({ beneficiairetel: '0708091011' }, has(bc(3), bc(2))),
    repaying({ beneficiaire: 'Koffi Yao' }, has(bc(3), bc(2))),
  ]),
  rule('the number of a deleted payment is not given again (ADR 0041)', [
    ...given,
    paying({}, has(bc(1))),
    unpaid,
    paying({}, has(bc(2))),
  ]),
  rule('a reversed payment keeps its number (ADR 0041)', [
    ...paidClosed(300),
    repaid(),
    paymentsAre({ ...ofReglement, contrepassele: '@today', numero: bc(1), remplace: '' }),
    paying({}, has(bc(2))),
  ]),
  rule('a register changes its code until it has a document, and keeps it then for good (ADR 0041)', [
    ...given,
    coded({ code: 'FIGE1' }, { data: { code: 'FIGE1' } }),
    paying({}, { data: { numero: 'BC-FIGE1-@year-000001' } }),
    coded({ code: 'FIGE2' }, frozen),
    coded({ code: 'FIGE1' }, { data: { code: 'FIGE1' } }),
    coded({ code: '' }, { data: { code: 'FIGE1' } }),
    coded({}, { data: { code: 'FIGE1' } }),
    unpaid,
    coded({ code: 'FIGE2' }, frozen),
  ]),
];

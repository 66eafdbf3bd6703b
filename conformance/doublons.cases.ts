import { calls } from '@comptoir/contract/calls';
import { ask, invalid } from './ask';
import { utf8 } from './bytes';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { opened, owing, paid, typed } from './given';
import { allowing } from './given.avances';
import type { Piece } from './piece';

const { depenses, doublons, organisation, reglements } = calls;

const FACTURE: Piece = {
  name: 'facture.pdf',
  bytes: utf8('%PDF-1.4\n% une facture qui sert deux fois\n%%EOF\n'),
};
const empreinte = 'ab17a7074e980bfd7a4ba7898ba3deaa39c86e763308617e564a76836c19d3d3';

const depenseid = '@depense.depenseid';
const autreid = '@autre.depenseid';
const files = [FACTURE];

const ofReglement = { from: 0, depenseid, libelle: '@depense.libelle', numero: '@reglement.numero', montant: 100 };
const ofAutre = { from: 0, depenseid: autreid, libelle: '@autre.libelle', numero: '', montant: 700 };
const twice = (porteur: unknown) => ({ date: '@today', porteur });

/** Two expenses, of which the first one has a payment with the invoice. */
const given: readonly Step[] = [typed, opened(2000), owing(500), owing(700, 'autre'), paid(100, { files })];
const attached = (expect: Expectation = {}): Step =>
  ask(depenses.addDocument, { depenseid: autreid }, expect, { files, ...(expect.code ? {} : { save: 'document' }) });
const removed = ask(reglements.remove, { reglementid: '@reglement.reglementid' });
const undone = ask(depenses.removeDocument, { depenseid: autreid, documentid: '@document.documentid' });

/** What is recorded twice, told while it is typed (ADR 0061). */
export const doublonsCases: readonly ConformanceCase[] = [
  rule('a file leads to the live records of other debts that have it (ADR 0061)', [
    ...given,
    ask(doublons.preuve, { empreinte }, { data: [twice(ofReglement)] }),
    ask(doublons.preuve, { empreinte, depenseid: autreid }, { data: [twice(ofReglement)] }),
    ask(doublons.preuve, { empreinte, depenseid }, { data: [] }),
    attached(),
    ask(doublons.preuve, { empreinte }, { data: [twice(ofAutre), twice(ofReglement)] }),
    ...checked([{ reglementid: '@reglement.reglementid' }], 100),
    paid(50, { files, save: 'second' }),
    undone,
    ...checked([], 0),
    ask(reglements.remove, { reglementid: '@second.reglementid' }),
    attached(),
    removed,
    ask(doublons.preuve, { empreinte }, { data: [twice(ofAutre)] }),
    undone,
    ask(doublons.preuve, { empreinte }, { data: [] }),
    ask(doublons.preuve, { empreinte: 'f00d' }, invalid(['empreinte', 'champ.invalide'])),
  ]),
  rule('of a record that the reader may not see, only the day is told (ADR 0061)', [
    ...given,
    ask(doublons.preuve, { empreinte }, { data: [twice(null)] }, { as: ['commandes'] }),
    ask(doublons.preuve, { empreinte }, { code: 'auth.permission' }, { as: ['projets'] }),
    removed,
  ]),
  rule('where the organisation says so, a file that another debt has is refused (ADR 0061)', [
    ...given,
    allowing({ preuveunique: 1 }, { data: { preuveunique: 1 } }),
    attached(used(ofReglement)),
    paid(100, { body: paying(autreid), files, save: 'refused', expect: used(ofReglement) }),
    ask(
      reglements.comptant,
      { ...depense(), libelle: 'Autre @unique', caisseid: '@caisse.caisseid' },
      used(ofReglement),
      { files },
    ),
    paid(50, { files, save: 'second' }),
    removed,
    attached(used({ ...ofReglement, numero: '@second.numero', montant: 50 })),
    ask(reglements.remove, { reglementid: '@second.reglementid' }),
    attached(),
    paid(100, { files, save: 'refused', expect: used(ofAutre) }),
    allowing({}, { data: { preuveunique: 1 } }),
    allowing({ preuveunique: 0 }),
    ask(organisation.read, {}, { data: { preuveunique: 0 } }),
    paid(100, { files }),
    removed,
    undone,
  ]),
  rule('an expense of the same amount, label and days is told, and one with the same beneficiary (ADR 0061)', [
    typed,
    opened(2000),
    ask(depenses.create, depense(), {}, { save: 'depense' }),
    ...semblables([], 0),
    near({ libelle: 'PEINTURE a l’huile @unique' }, 1),
    near({ date: '@tomorrow' }, 1),
    near({ date: '2026-01-01' }, 0),
    near({ montant: 501 }, 0),
    near({ depenseid }, 0),
    near({ libelle: 'Vernis @unique' }, 0),
    paid(500, { body: { ...paying(depenseid), montant: 500, beneficiaire: 'Néma @unique' } }),
    near({ libelle: 'Vernis @unique', beneficiaire: 'NEMA @unique' }, 1),
    near({ libelle: 'Vernis @unique', beneficiaire: 'Noé @unique' }, 0),
    ask(doublons.depenses, asked(), { code: 'auth.permission' }, { as: ['commandes'] }),
    ask(depenses.create, { ...depense(), libelle: 'peinture a L’HUILE @unique' }, {}, { save: 'double' }),
    ask(depenses.create, { ...depense(), montant: 501 }, {}, { save: 'troisieme' }),
    ...semblables([{ depenseid: '@double.depenseid' }, { depenseid }], 1000),
    ask(
      depenses.list,
      { typedepenseid: '@type.typedepenseid', semblable: 0 },
      { count: 1, data: [{ depenseid: '@troisieme.depenseid' }] },
    ),
  ]),
];

/** The payments of `@caisse` whose proof another debt has, and what they took out. */
function checked(data: readonly object[], sorties: number): Step[] {
  const filters = { caisseid: '@caisse.caisseid', memepreuve: 1 };
  return [
    ask(reglements.list, filters, { count: data.length, data }),
    ask(reglements.total, filters, { data: { nombre: data.length, sorties } }),
  ];
}

function used(porteur: object): Expectation {
  return {
    code: 'preuve.deja_utilisee',
    errors: [{ path: 'file', code: 'preuve.deja_utilisee' }],
    data: twice(porteur),
  };
}

function paying(id: string) {
  return { depenseid: id, caisseid: '@caisse.caisseid', montant: 100, from: 0, date: '@today' };
}

function depense() {
  return { libelle: 'Peinture à l’huile @unique', typedepenseid: '@type.typedepenseid', montant: 500, date: '@today' };
}

function asked(fields: object = {}) {
  return { montant: 500, date: '@today', libelle: 'Peinture à l’huile @unique', ...fields };
}

/** The expenses of `@type` that are like another one, and their amounts. */
function semblables(data: readonly object[], montant: number): Step[] {
  const filters = { typedepenseid: '@type.typedepenseid', semblable: 1 };
  return [
    ask(depenses.list, filters, { count: data.length, data }),
    ask(depenses.total, filters, { data: { nombre: data.length, montant } }),
  ];
}

/** Asks for expenses like one that is typed; they are none, or `@depense`. */
function near(fields: object, count: 0 | 1): Step {
  const one = { from: 0, depenseid, libelle: '@depense.libelle', numero: '', montant: 500 };
  return ask(doublons.depenses, asked(fields), { data: [twice(one)].slice(0, count) });
}

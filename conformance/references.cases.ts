import { calls } from '@comptoir/contract/calls';
import { formatDateLong } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { ask } from './ask';
import { type ConformanceCase, rule } from './case';
import { balanceIs, movementsAre, opened, owing, typed } from './given';
import { begun, booked, counted, moved, ofCaisse } from './given.arretes';
import { ARRETE, ofMouvement, ofReglement, repaid, reversed } from './given.contrepassations';
import {
  alreadyOf,
  closedAt,
  collecting,
  corrected,
  listed,
  notTaken,
  paying,
  repaying,
  unpaid,
} from './given.references';
import { ordered, registered } from './given.ventes';

const { caisses, mouvements, reglements } = calls;

const required = notTaken('champ.requis');
const pointless = notTaken('reference.sans_objet');
const has = (reference: string) => ({ data: { reference } });
const ofTiroir = { caisseid: '@tiroir.caisseid' };
const ofBanque = { caisseid: '@banque.caisseid' };
const ofAutre = { caisseid: '@autre.caisseid' };
/** What was moved on `ARRETE` and has a reference. */
const first = { ...ofMouvement, date: ARRETE, montant: 50 };
const removed = ask(mouvements.remove, ofMouvement);

/** References of payments and movements (ADR 0037). */
export const referencesCases: readonly ConformanceCase[] = [
  rule('each wallet asks for a reference, cash has none, a bank takes one or none (ADR 0037)', [
    ...(['wave', 'orange', 'mtn', 'moov'] as const).flatMap((nature) => [
      opened(0, nature, nature),
      moved(required, { caisseid: `@${nature}.caisseid` }),
      moved(required, { caisseid: `@${nature}.caisseid`, reference: ' ' }),
      moved(has('A1'), { caisseid: `@${nature}.caisseid`, reference: 'A1' }),
    ]),
    opened(0),
    moved(pointless, { reference: 'A1' }),
    moved(has('')),
    opened(0, 'banque', 'banque'),
    moved(has(''), ofBanque),
    moved(has('A1'), { ...ofBanque, reference: 'A1' }),
  ]),
  rule('what pays an expense or an order by a wallet has a reference too (ADR 0037)', [
    typed,
    opened(1000, 'caisse', 'wave'),
    opened(1000, 'tiroir'),
    opened(1000, 'banque', 'banque'),
    owing(900),
    registered(),
    ordered(900),
    paying({}, required),
    collecting({}, required),
    paying({ ...ofTiroir, reference: 'A1' }, pointless),
    collecting({ ...ofTiroir, reference: 'A1' }, pointless),
    balanceIs(1000),
    balanceIs(1000, 'tiroir'),
    paying({ reference: 'A1' }, has('A1')),
    collecting({ reference: 'A2' }, has('A2')),
    paying(ofTiroir, has('')),
    collecting(ofTiroir, has('')),
    ...['', 'A1'].map((reference) => paying({ ...ofBanque, reference }, has(reference))),
    ...['', 'A2'].map((reference) => collecting({ ...ofBanque, reference }, has(reference))),
  ]),
  rule('payment and movement bear the reference without spaces and in capital letters (ADR 0037)', [
    typed,
    opened(1000, 'caisse', 'mtn'),
    owing(900),
    paying({ reference: ' mp 12.a ' }, has('MP12.A')),
    moved(has('T_1/2-B'), { reference: 't_1/2-b' }),
    ask(reglements.ofDette, { id: '@depense.depenseid' }, { data: [{ reference: 'MP12.A' }] }),
    movementsAre([
      { origine: 'manuel', reference: 'T_1/2-B' },
      { origine: 'reglement', reference: 'MP12.A' },
      { origine: 'ouverture', reference: '' },
    ]),
    repaying({ reference: 'mp 12.b' }, has('MP12.B')),
    corrected({ reference: 't 2' }, has('T2')),
    movementsAre([{ reference: 'T2' }, { reference: 'MP12.B' }, { reference: '' }]),
  ]),
  rule('a register has a reference once, and says which movement has it; another register may have it too (ADR 0037)', [
    typed,
    opened(1000, 'caisse', 'wave'),
    opened(1000, 'autre', 'wave'),
    owing(900),
    registered(),
    ordered(900),
    moved({}, { reference: 'A1', date: ARRETE }),
    moved(
      { ...alreadyOf(first), params: { montant: formatMontant(50), jour: formatDateLong(ARRETE, 'fr') } },
      { reference: ' a 1' },
    ),
    paying({ reference: 'A1' }, alreadyOf(first)),
    collecting({ reference: 'A1' }, alreadyOf(first)),
    balanceIs(1050),
    paying({ ...ofAutre, reference: 'A1' }, has('A1')),
    paying({ reference: 'A2', date: ARRETE }),
    listed,
    moved(alreadyOf({ mouvementcaisseid: '@lignes.0.mouvementcaisseid', date: ARRETE, montant: 100 }), {
      reference: 'A2',
    }),
  ]),
  rule('a correction is refused the reference of another movement, not its own (ADR 0037)', [
    typed,
    opened(1000, 'caisse', 'wave'),
    owing(900),
    paying({ reference: 'A2' }),
    moved({}, { reference: 'A1', date: ARRETE }),
    repaying({ reference: 'A1' }, alreadyOf(first)),
    repaying({ montant: 200, reference: 'A2' }, { data: { montant: 200, reference: 'A2' } }),
    corrected({ montant: 60, reference: 'A1' }, { data: { montant: 60, reference: 'A1' } }),
    corrected({ reference: 'A2' }, alreadyOf({ date: '@today', montant: 200 })),
    corrected({ reference: 'A3' }, has('A3')),
    repaying({ reference: 'A1' }, has('A1')),
  ]),
  rule('what is deleted frees its reference (ADR 0037)', [
    typed,
    opened(1000, 'caisse', 'wave'),
    owing(900),
    moved({}, { reference: 'A1' }),
    removed,
    paying({ reference: 'A1' }, has('A1')),
    unpaid,
    moved(has('A1'), { reference: 'A1' }),
  ]),
  rule('what is reversed frees its reference, and its reversal has none (ADR 0037)', [
    typed,
    opened(1000, 'caisse', 'wave'),
    owing(900),
    paying({ reference: 'A1', date: ARRETE }),
    moved({}, { reference: 'A2', date: ARRETE }),
    ...closedAt(950),
    repaid({ data: { origine: 'contrepassation', reference: '' } }),
    reversed({ data: { origine: 'contrepassation', reference: '' } }),
    ask(reglements.ofDette, { id: '@depense.depenseid' }, { data: [{ reference: 'A1' }] }),
    paying({ reference: 'A2' }, has('A2')),
    moved(has('A1'), { reference: 'A1' }),
    moved(alreadyOf({ date: '@today', montant: 100 }), { reference: 'A2' }),
  ]),
  rule('an opening and a booked variance have no reference, in a wallet too (ADR 0037)', [
    opened(1000, 'caisse', 'orange'),
    begun(),
    counted({ montant: 900, motif: 'Frais de tenue' }),
    booked({}),
    movementsAre([
      { origine: 'ecart', reference: '' },
      { origine: 'ouverture', reference: '' },
    ]),
  ]),
  rule('a correction keeps the reference that it leaves out; an empty one empties it where it may (ADR 0037)', [
    typed,
    opened(1000, 'caisse', 'banque'),
    opened(1000, 'autre', 'wave'),
    owing(900),
    moved({}, { reference: 'A1' }),
    corrected({ montant: 60 }, { data: { montant: 60, reference: 'A1' } }),
    corrected({ type: 0 }, has('A1')),
    corrected({ reference: '' }, has('')),
    paying({ reference: 'A1' }),
    repaying({ montant: 200 }, { data: { montant: 200, reference: 'A1' } }),
    movementsAre([{ montant: 200, reference: 'A1' }, { reference: '' }, { isfirst: 1 }]),
    repaying({ reference: '' }, has('')),
    moved({}, { ...ofAutre, reference: 'A1' }),
    corrected({ reference: '' }, required),
    paying({ ...ofAutre, reference: 'A2' }),
    repaying({ ...ofAutre, reference: '' }, required),
  ]),
  rule(
    'a payment that moves to another register forgets its reference, which its former register has again (ADR 0037)',
    [
      typed,
      opened(1000, 'caisse', 'wave'),
      opened(1000, 'autre', 'moov'),
      opened(1000, 'tiroir'),
      owing(900),
      paying({ reference: 'A1' }),
      repaying(ofAutre, required),
      repaying({ ...ofAutre, reference: 'A1' }, has('A1')),
      moved({}, { reference: 'A1' }),
      repaying({ reference: 'A1' }, alreadyOf({ ...ofMouvement, date: '@today', montant: 50 })),
      repaying(ofTiroir, has('')),
      repaying({ ...ofTiroir, reference: 'A1' }, pointless),
      moved(has('A1'), { ...ofAutre, reference: 'A1' }),
      repaying({ reference: 'A2' }, { data: { ...ofReglement, ...ofCaisse, reference: 'A2' } }),
    ],
  ),
  rule('the registers of a select say their natures, also to who sees only their names (ADR 0037)', [
    opened(1000, 'caisse', 'wave'),
    opened(1000, 'tiroir'),
    ask(
      caisses.all,
      {},
      {
        among: [
          { ...ofCaisse, nature: 'wave', solde: 1000 },
          { ...ofTiroir, nature: 'especes', solde: 1000 },
        ],
      },
    ),
    ask(caisses.all, {}, { among: [{ ...ofCaisse, nature: 'wave', solde: null }] }, { as: ['utilisateurs.creer'] }),
  ]),
];

import { calls } from '@comptoir/contract/calls';
import type { ErrorCode } from '@comptoir/contract/errors';
import { refusing } from './ask';
import type { Expectation, Step } from './case';
import { opened, owing, paid, typed } from './given';
import { begun, counted, francs, moved, ofCaisse } from './given.arretes';

type Fields = Readonly<Record<string, unknown>>;

const { mouvements, reglements } = calls;

/** The last closed business day of these cases, and the open one after it. */
export const [ARRETE, OUVERT] = ['2026-01-05', '2026-01-06'];

export const ofMouvement = { mouvementcaisseid: '@mouvement.mouvementcaisseid' };
export const ofReglement = { reglementid: '@reglement.reglementid' };
/** The reversal that `reversed` saved. */
export const ofContrepassation = { mouvementcaisseid: '@contrepassation.mouvementcaisseid' };

/** Counts `@caisse`, which holds so many francs, and closes it up to `ARRETE` or another day. */
export const closed = (montant: number, jusquau = ARRETE): Step[] => [
  begun(),
  counted({ ...francs(montant), jusquau }),
];

/** Pays `@depense` from `@caisse` on the day that is closed later, saved as `@reglement`. */
export const paidThen = (montant: number, more: Partial<Step> = {}): Step =>
  paid(montant, { body: { depenseid: '@depense.depenseid', ...ofCaisse, montant, date: ARRETE }, ...more });

/** `@caisse` has 1000 francs, and so many of the 400 of `@depense` are paid from it on that day. */
const paidOf = (montant: number): Step[] => [typed, opened(1000), owing(400), paidThen(montant)];

/** The same payment, of a day that is closed. */
export const paidClosed = (montant: number): Step[] => [...paidOf(montant), ...closed(1000 - montant)];

/** 300 of those 400 francs are paid on that day, and 50 put into `@caisse` by hand. */
export const bothThen: readonly Step[] = [...paidOf(300), moved({}, { date: ARRETE })];

/** The same payment and movement, of a day that is closed. */
export const bothClosed: readonly Step[] = [...bothThen, ...closed(750)];

/** Reverses `@mouvement`, saved as `@contrepassation`. */
export const reversed = (expect: Expectation = {}, body: Fields = {}, more: Partial<Step> = {}): Step => ({
  call: mouvements.contrepasser,
  params: ofMouvement,
  body: { motif: 'Saisi deux fois', ...body },
  save: 'contrepassation',
  expect,
  ...more,
});

/** Reverses `@reglement`, saved as `@contrepassation`. */
export const repaid = (expect: Expectation = {}, body: Fields = {}, more: Partial<Step> = {}): Step =>
  reversed(expect, body, { call: reglements.contrepasser, params: ofReglement, ...more });

/** The refusal of one field of the body. */
export const refusedFor = (path: 'date' | 'motif', code: ErrorCode): Expectation => refusing([path, code]);

import { calls } from '@comptoir/contract/calls';
import type { ErrorCode } from '@comptoir/contract/errors';
import type { Expectation, Step } from './case';
import { paid } from './given';
import { begun, counted, ofCaisse } from './given.arretes';
import { ARRETE } from './given.contrepassations';
import { collected } from './given.ventes';

type Fields = Readonly<Record<string, unknown>>;

const { mouvements, reglements } = calls;

const payment = { depenseid: '@depense.depenseid', ...ofCaisse, montant: 100, date: '@today' };
const ofReglement = { reglementid: '@reglement.reglementid' };

/** Pays 100 francs of `@depense` from `@caisse`, saved as `@reglement`. */
export const paying = (fields: Fields, expect: Expectation = {}): Step =>
  paid(100, { body: { ...payment, ...fields }, expect });

/** Settles 100 francs of `@commande` into `@caisse`, saved as `@reglement`. */
export const collecting = (fields: Fields, expect: Expectation = {}): Step => collected(100, { expect }, fields);

/** Corrects `@reglement`, a payment of 100 francs of `@depense` from `@caisse` unless `fields` says otherwise. */
export const repaying = (fields: Fields, expect: Expectation = {}): Step => ({
  call: reglements.update,
  params: ofReglement,
  body: { ...payment, ...fields },
  expect,
});

/** Deletes `@reglement`. */
export const unpaid: Step = { call: reglements.remove, params: ofReglement };

/** Corrects `@mouvement`, which puts 50 francs into its register. */
export const corrected = (fields: Fields, expect: Expectation = {}): Step => ({
  call: mouvements.update,
  params: { mouvementcaisseid: '@mouvement.mouvementcaisseid' },
  body: { montant: 50, ...fields },
  expect,
});

/** Counts `@caisse`, which no drawer holds, at so many francs, and closes it up to `ARRETE`. */
export const closedAt = (montant: number): Step[] => [begun(), counted({ montant, jusquau: ARRETE })];

/** Saves the movements of `@caisse`, the latest first, as `@lignes`. */
export const listed: Step = { call: mouvements.list, query: ofCaisse, save: 'lignes' };

/** What an operation is answered whose reference, or another field, its register does not take. */
export const notTaken = (code: ErrorCode, path = 'reference'): Expectation => ({ code, errors: [{ path, code }] });

/** What a reference is answered that this movement of the register has already. */
export const alreadyOf = (mouvement: Fields, path = 'reference'): Expectation => ({
  ...notTaken('reference.deja_utilisee', path),
  data: mouvement,
});

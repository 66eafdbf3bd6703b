import { calls } from '@comptoir/contract/calls';
import type { Nature } from '@comptoir/domain/caisse';
import type { Expectation, Step } from './case';
import { PDF } from './piece';

/**
 * Opens a register with `montant` francs, one of cash unless `nature` says otherwise, saved as `@caisse` or under
 * another name.
 */
export const opened = (montant: number, save = 'caisse', nature: Nature = 'especes'): Step => ({
  call: calls.caisses.create,
  body: { libelle: `Caisse ${save} @unique`, montant, description: 'Tiroir du guichet', nature },
  save,
});

/** Creates an expense type, saved as `@type`. */
export const typed: Step = { call: calls.typedepenses.create, body: { libelle: 'Type @unique' }, save: 'type' };

/** Creates an expense of the type `@type` for today, saved as `@depense` or under another name. */
export const owing = (montant: number, save = 'depense'): Step => ({
  call: calls.depenses.create,
  body: { libelle: `Dépense ${save} @unique`, typedepenseid: '@type.typedepenseid', montant, date: '@today' },
  save,
});

/** Pays `@depense` from `@caisse` with a proof, saved as `@reglement`. */
export const paid = (montant: number, more: Partial<Step> = {}): Step => ({
  call: calls.reglements.create,
  body: { depenseid: '@depense.depenseid', caisseid: '@caisse.caisseid', montant, from: 0, date: '@today' },
  files: [PDF],
  save: 'reglement',
  ...more,
});

/** Makes a payment that must be refused. */
export const refusedPayment = (montant: number, expect: Expectation, more: Partial<Step> = {}): Step =>
  paid(montant, { save: 'refused', expect, ...more });

/** Finds the register by its unique label, and checks its balance in francs. */
export const balanceIs = (solde: number, name = 'caisse'): Step => ({
  call: calls.caisses.search,
  params: { term: `Caisse ${name} @unique` },
  expect: { count: 1, data: [{ solde }] },
});

/** Finds the expense by its unique label, and checks the francs that remain to be paid. */
export const remainderIs = (montantrestant: number, name = 'depense'): Step => ({
  call: calls.depenses.search,
  params: { term: `Dépense ${name} @unique` },
  expect: { count: 1, data: [{ montantrestant }] },
});

/** Reads the movements of `@caisse`, newest first, and checks them. */
export const movementsAre = (data: readonly Record<string, unknown>[], historique: 0 | 1 = 0): Step => ({
  call: calls.mouvements.list,
  query: { caisseid: '@caisse.caisseid', historique },
  expect: { count: data.length, data },
});

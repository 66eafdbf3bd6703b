import type { Expectation, Step } from './case';
import { opened } from './given';
import { notTaken, repaying } from './given.references';
import { ordered, registered } from './given.ventes';

type Fields = Readonly<Record<string, unknown>>;

export const byA1 = { reference: 'A1' };
/** The operator has received 1000 of the 900 francs that are owed. */
export const tooMuch = { ...byA1, montant: 1000 };
export const kept = { ...tooMuch, troppercu: 100 };
/** The movement of what is kept. */
export const ofTrop = {
  origine: 'troppercu',
  type: 1,
  tropde: '@reglement.reglementid',
  reglementid: null,
  fraisde: null,
};

/** The refusal of so many francs too much. */
export const tooMuchBy = (troppercu: number): Expectation => ({
  ...notTaken('reglement.trop_percu', 'montant'),
  data: { troppercu },
});

/** An empty wallet, `@caisse`, and an order of 900 francs. */
export const wallet: readonly Step[] = [opened(0, 'caisse', 'wave'), registered(), ordered(900)];

/** Corrects `@reglement`, of which the operator received 1000 francs unless `fields` says otherwise. */
export const recollecting = (fields: Fields, expect: Expectation = {}): Step =>
  repaying({ depenseid: '@commande.commandeid', from: 1, ...tooMuch, ...fields }, expect);

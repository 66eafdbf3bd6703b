import { departure } from '../departure';
import { type Counter, tally, times } from './counter';

/** The values of K: how many people pay at the same time (RELIABILITY F21). */
export const FRANC_KS = [2, 4, 8, 16, 32, 64] as const;

/**
 * Lets K people pay the last `montant` francs of a register at the same instant, each for their own expense. One
 * payment must be accepted and nothing be left (RELIABILITY P08, F21). Returns what departs from that.
 */
export async function lastFrancFaults(counter: Counter, k: number, montant: number): Promise<string[]> {
  const { caisseid } = await counter.caisse(montant);
  const depenses = await times(k, () => counter.depense(montant));
  const answers = await Promise.all(depenses.map(({ depenseid }) => counter.pay({ depenseid, caisseid, montant })));
  const mouvements = await counter.mouvementsOf(caisseid);
  const paid = await Promise.all(depenses.map(({ depenseid }) => counter.reglementsOf(depenseid)));
  return [
    ...departure('answers', tally(answers), { '201': 1, '422 caisse.solde_insuffisant': k - 1 }),
    ...departure('balance', await counter.soldeOf(caisseid), 0),
    ...departure(
      'movements',
      mouvements.map(({ isfirst, type }) => [isfirst, type]),
      [
        [0, 0],
        [1, 1],
      ],
    ),
    ...departure(
      'payments',
      paid.flat().map(({ montant: net }) => net),
      [montant],
    ),
  ].map((fault) => `K = ${k}, ${montant} francs: ${fault}`);
}

import type { Reglement } from '@comptoir/contract/reglements';
import { sum } from '@comptoir/domain/money';
import { departure } from '../departure';
import { type Counter, dataOf, tally, times } from './counter';

/** Francs in each register: more than any payment. */
const PLENTY = 10_000;

/**
 * Pays all of one expense, K times from K registers at the same instant: one payment is accepted (RELIABILITY P09,
 * F22).
 */
export async function lastDebtFaults(counter: Counter, k: number, montant: number): Promise<string[]> {
  const { depenseid } = await counter.depense(montant);
  const registers = await times(k, () => counter.caisse(PLENTY));
  const answers = await Promise.all(registers.map(({ caisseid }) => counter.pay({ depenseid, caisseid, montant })));
  const caisseids = registers.map(({ caisseid }) => caisseid);
  return [
    ...departure('answers', tally(answers), { '201': 1, '409 reglement.deja_solde': k - 1 }),
    ...(await debitFaults(counter, caisseids, depenseid, montant)),
  ].map((fault) => `K = ${k}, ${montant} francs: ${fault}`);
}

/**
 * Pays more than half of one expense, K times: the second payment pays the rest and gets change (RELIABILITY P09, I11).
 */
export async function sharedDebtFaults(counter: Counter, k: number): Promise<string[]> {
  const { depenseid } = await counter.depense(1001);
  const registers = await times(k, () => counter.caisse(PLENTY));
  const answers = await Promise.all(
    registers.map(({ caisseid }) => counter.pay({ depenseid, caisseid, montant: 600 })),
  );
  const accepted = answers.filter(({ status }) => status === 201).map((answer) => dataOf<Reglement>(answer, 201));
  const caisseids = registers.map(({ caisseid }) => caisseid);
  const expected = { '201': 2, ...(k > 2 ? { '409 reglement.deja_solde': k - 2 } : {}) };
  return [
    ...departure(
      'tendered, posted, change',
      accepted.map(({ montant, montantRendu, montantremis }) => [montantremis, montant, montantRendu]).sort(),
      [
        [600, 401, 199],
        [600, 600, 0],
      ],
    ),
    ...departure('answers', tally(answers), expected),
    ...(await debitFaults(counter, caisseids, depenseid, 1001)),
  ].map((fault) => `K = ${k}, in halves: ${fault}`);
}

/** Checks that the net payments add up to the debt, and that each register lost exactly its own net payments. */
async function debitFaults(
  counter: Counter,
  caisseids: readonly number[],
  depenseid: number,
  montant: number,
): Promise<string[]> {
  const reglements = await counter.reglementsOf(depenseid);
  const soldes = await counter.soldes();
  const netOf = (id: number) =>
    sum(reglements.filter(({ caisseid }) => caisseid === id).map(({ montant: posted }) => posted));
  return [
    ...departure('paid', sum(reglements.map(({ montant: net }) => net)), montant),
    ...departure('remaining', reglements[0]?.montantrestant, 0),
    ...caisseids.flatMap((id) => departure(`register ${id}`, soldes.get(id), PLENTY - netOf(id))),
  ];
}

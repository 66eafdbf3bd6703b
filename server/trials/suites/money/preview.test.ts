import { calls } from '@comptoir/contract/calls';
import type { Reglement } from '@comptoir/contract/reglements';
import { MAX_MONTANT } from '@comptoir/domain/limits';
import { subtract, sum } from '@comptoir/domain/money';
import { owedWhenEditing } from '@comptoir/domain/reglement';
import { previewReglement } from '@comptoir/domain/reglementPreview';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../amount';
import { type Answered, outcomeOf } from '../wire';
import { openedCounter } from './opened';

const RUNS = amount(8, 40);

const { house, counter } = openedCounter();

const REFUSED = {
  montantinvalide: '422 montant.nul',
  dejasolde: '409 reglement.deja_solde',
  soldeinsuffisant: '422 caisse.solde_insuffisant',
  remisinsuffisant: '422 caisse.solde_insuffisant',
  tropverse: '422 reglement.trop_verse',
} as const;

/** Small amounts are often equal; large ones show what does not fit a float or a column. */
const montant = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: MAX_MONTANT }));
const typed = fc.record({ montant, frais: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5 }), montant) });

interface Till {
  owed: number;
  solde: number;
}

/** What is typed of a payment by a bank, in francs. */
interface Typed {
  montant: number;
  frais: number;
}

/**
 * Returns what the browser announces before the answer: the outcome, or the amounts of an accepted payment. `edited` is
 * the payment that is being corrected.
 */
function preview({ owed, solde }: Till, { montant: remis, frais }: Typed, edited: Reglement | null = null) {
  const caisseid = 1;
  const { refusal, net, rendu } = previewReglement({
    from: 0,
    montantrestant: owed,
    remis,
    frais,
    caisse: { caisseid, nature: 'banque', solde },
    edited: edited && { caisseid, net: edited.montant, troppercu: edited.troppercu, frais: edited.frais },
  });
  return refusal ? { outcome: REFUSED[refusal] } : { net, rendu, montantremis: remis, frais };
}

function committed(answer: Answered, status: number) {
  if (answer.status !== status) return { outcome: outcomeOf(answer) };
  const { montant: net, montantRendu: rendu, montantremis, frais } = (answer.body as { data: Reglement }).data;
  return { net, rendu, montantremis, frais };
}

/** Returns a till after a payment that was announced; a refused one changes nothing. */
const paidFrom = ({ owed, solde }: Till, { net = 0, frais = 0 }: { net?: number; frais?: number }): Till => ({
  owed: subtract(owed, net),
  solde: subtract(subtract(solde, net), frais),
});

test('what the form announces is what the server commits (RELIABILITY P13, PRODUCT 1.2)', async () => {
  const scenario = fc.record({
    dette: montant,
    solde: fc.oneof(montant, fc.constant(0)),
    remis: fc.array(typed, { minLength: 1, maxLength: 4 }),
    corrige: typed,
  });
  await fc.assert(
    fc.asyncProperty(scenario, async ({ dette, solde, remis, corrige }) => {
      const { caisseid } = await counter.caisse(solde, 'banque');
      const { depenseid } = await counter.depense(dette);
      let till: Till = { owed: dette, solde };
      for (const one of remis) {
        const seen = preview(till, one);
        expect(committed(await counter.pay({ depenseid, caisseid, ...one }), 201)).toEqual(seen);
        till = paidFrom(till, seen);
        expect(await tillOf(caisseid, depenseid, dette)).toEqual(till);
      }
      await correctAndDelete({ caisseid, depenseid, dette, corrige }, till);
    }),
    { numRuns: RUNS },
  );
  expect(await house.violations()).toEqual([]);
});

/** Corrects the newest payment, then deletes it: the form adds that payment's own amount back (spec § 4). */
async function correctAndDelete(
  { caisseid, depenseid, dette, corrige }: { caisseid: number; depenseid: number; dette: number; corrige: Typed },
  before: Till,
): Promise<void> {
  const [newest] = await counter.reglementsOf(depenseid);
  if (!newest) return;
  const { reglementid, montant: net, frais } = newest;
  const without = {
    owed: owedWhenEditing(before.owed, net),
    solde: sum([before.solde, net, frais]),
  };
  const seen = preview(before, corrige, newest);
  expect(committed(await counter.repay(reglementid, { depenseid, caisseid, ...corrige }), 200)).toEqual(seen);
  const after = 'net' in seen ? paidFrom(without, seen) : before;
  expect(await tillOf(caisseid, depenseid, dette)).toEqual(after);
  await house.done(counter.person, calls.reglements.remove, { params: { reglementid } });
  expect(await tillOf(caisseid, depenseid, dette)).toEqual(without);
}

async function tillOf(caisseid: number, depenseid: number, dette: number): Promise<Till> {
  const [newest] = await counter.reglementsOf(depenseid);
  return { owed: newest ? newest.montantrestant : dette, solde: (await counter.soldeOf(caisseid)) ?? -1 };
}

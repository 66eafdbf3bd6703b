import type { Depense } from '@comptoir/contract/depenses';
import type { Reglement } from '@comptoir/contract/reglements';
import { add, subtract } from '@comptoir/domain/money';
import { owedOf } from '@comptoir/domain/reglement';
import type { Count } from '@comptoir/domain/units';
import { expect, test } from 'vitest';
import type { Posting } from './ecritures/repository';

/** The compiler's error on each marked line is the test; the figures only show what the line computes. */
test('an id or a count cannot be passed for francs, nor francs for an id (ADR 0030)', () => {
  const { depenseid, montant, nombredocument } = { depenseid: 3, montant: 500, nombredocument: 2 } as Depense;
  const paid = { reglementid: 7, montant: 200 } as Reglement;
  const count: Count = nombredocument;
  expect(add(montant, paid.montant)).toBe(700);
  // @ts-expect-error an id
  expect(add(montant, depenseid)).toBe(503);
  // @ts-expect-error a count
  expect(subtract(montant, count)).toBe(498);
  // @ts-expect-error the id of a payment
  expect(owedOf({ montantDette: montant, netsDesAutres: [paid.reglementid] })).toBe(493);

  const posting: Pick<Posting, 'delta' | 'caisseid'> = { delta: montant, caisseid: 1 };
  // @ts-expect-error francs for an id
  posting.caisseid = montant;
  // @ts-expect-error a count for francs
  posting.delta = count;
  expect(posting).toEqual({ delta: 2, caisseid: 500 });
});

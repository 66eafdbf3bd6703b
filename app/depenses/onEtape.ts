import { etapeRefusals } from '@comptoir/domain/depense';
import type { RecordId } from '@comptoir/domain/units';

/** An expense's step as its form holds it; ids are null, or an empty text, while nothing is chosen. */
export interface OnEtape {
  expenseonstep?: 0 | 1 | null | '';
  projetid?: RecordId | null | '';
  etapeprojetid?: RecordId | null | '';
}

/** The step that a form was opened from: nothing is left to choose (spec § 2 Expenses). */
export interface FixedEtape {
  projetid: RecordId;
  etapeprojetid: RecordId;
  libelle: string;
}

export const NO_ETAPE = { expenseonstep: 0, projetid: null, etapeprojetid: null } as const;

/** What a new expense starts with: on the step that it was opened from, else on none. */
export function startOn(etape: FixedEtape | undefined) {
  if (!etape) return NO_ETAPE;
  return { expenseonstep: 1, projetid: etape.projetid, etapeprojetid: etape.etapeprojetid } as const;
}

/** Project and step are required only of an expense on a step (spec § 4 Expense form, § 5 Expense). */
export function missingOnEtape({ expenseonstep, projetid, etapeprojetid }: OnEtape): ('projetid' | 'etapeprojetid')[] {
  return etapeRefusals({
    expenseonstep: expenseonstep || 0,
    projetid: projetid || null,
    etapeprojetid: etapeprojetid || null,
  })
    .filter(({ refus }) => refus === 'manquant')
    .map(({ champ }) => champ);
}

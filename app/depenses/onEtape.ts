import { etapeRefusals } from '@comptoir/domain/depense';
import type { RecordId } from '@comptoir/domain/units';

/** The step of an expense in its form; an id is null or an empty text while nothing is chosen. */
export interface OnEtape {
  expenseonstep?: 0 | 1 | null | '';
  projetid?: RecordId | null | '';
  etapeprojetid?: RecordId | null | '';
}

/** The step that a form was opened from, which cannot be changed there (spec § 2 Expenses). */
export interface FixedEtape {
  projetid: RecordId;
  etapeprojetid: RecordId;
  libelle: string;
}

export const NO_ETAPE = { expenseonstep: 0, projetid: null, etapeprojetid: null } as const;

/** Returns the first values of a new expense: the step that its form was opened from, or no step. */
export function startOn(etape: FixedEtape | undefined) {
  if (!etape) return NO_ETAPE;
  return { expenseonstep: 1, projetid: etape.projetid, etapeprojetid: etape.etapeprojetid } as const;
}

/**
 * Returns the fields to fill in: project and step are required of an expense on a step only (spec § 4 Expense form, § 5
 * Expense).
 */
export function missingOnEtape({ expenseonstep, projetid, etapeprojetid }: OnEtape): ('projetid' | 'etapeprojetid')[] {
  return etapeRefusals({
    expenseonstep: expenseonstep || 0,
    projetid: projetid || null,
    etapeprojetid: etapeprojetid || null,
  })
    .filter(({ refus }) => refus === 'manquant')
    .map(({ champ }) => champ);
}

import type { Francs, RecordId } from './units';
/** `solde` when 0 franc remains to be paid, otherwise `insolde` (spec § 2 Expenses). */
export function statutDepense(montantrestant: Francs): 'solde' | 'insolde' {
  return montantrestant === 0 ? 'solde' : 'insolde';
}

/** `projet` when the expense belongs to a project, otherwise `classique` (spec § 2 Expenses). */
export function natureDepense(projetid: RecordId | null): 'projet' | 'classique' {
  return projetid === null ? 'classique' : 'projet';
}

/** Which expenses a list shows: all, those of a project, those without a project (spec § 2 Expenses). */
export const FILTRES_NATURE = ['', 'projet', 'classique'] as const;
export type FiltreNature = (typeof FILTRES_NATURE)[number];

/** Whether an expense belongs to a step of a project: `expenseonstep` is 1 when it does. */
export interface SurEtape {
  expenseonstep: number;
  projetid: RecordId | null;
  etapeprojetid: RecordId | null;
}

/**
 * The fields that contradict `expenseonstep`: project and step must both be given when the expense is on a step, and
 * both be absent otherwise (CONTRACT "Money calls", RELIABILITY I19).
 */
export function etapeRefusals({
  expenseonstep,
  projetid,
  etapeprojetid,
}: SurEtape): { champ: 'projetid' | 'etapeprojetid'; refus: 'manquant' | 'superflu' }[] {
  const refus = expenseonstep === 1 ? 'manquant' : 'superflu';
  const isBroken = (id: RecordId | null) => (id === null) === (expenseonstep === 1);
  return [
    ...(isBroken(projetid) ? [{ champ: 'projetid', refus } as const] : []),
    ...(isBroken(etapeprojetid) ? [{ champ: 'etapeprojetid', refus } as const] : []),
  ];
}

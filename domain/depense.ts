import type { Francs, RecordId } from './units';
/** `solde` when nothing remains to be paid, otherwise `insolde` (spec § 2 Expenses). Francs. */
export function statutDepense(montantrestant: Francs): 'solde' | 'insolde' {
  return montantrestant === 0 ? 'solde' : 'insolde';
}

/** `projet` when the expense belongs to a project, otherwise `classique` (spec § 2 Expenses). */
export function natureDepense(projetid: RecordId | null): 'projet' | 'classique' {
  return projetid === null ? 'classique' : 'projet';
}

/** Which kinds of expenses a list shows: all, those of a project, those of none (spec § 2 Expenses). */
export const FILTRES_NATURE = ['', 'projet', 'classique'] as const;
export type FiltreNature = (typeof FILTRES_NATURE)[number];

/** Where an expense stands: on a step of a project (`expenseonstep` 1) or on none. */
export interface SurEtape {
  expenseonstep: number;
  projetid: RecordId | null;
  etapeprojetid: RecordId | null;
}

/** Project and step are there exactly when the expense is on a step (CONTRACT "Money calls", RELIABILITY I19). */
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

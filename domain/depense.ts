/** `solde` when nothing remains to be paid, otherwise `insolde` (spec § 2 Expenses). Francs. */
export function statutDepense(montantrestant: number): 'solde' | 'insolde' {
  return montantrestant === 0 ? 'solde' : 'insolde';
}

/** `projet` when the expense belongs to a project, otherwise `classique` (spec § 2 Expenses). */
export function natureDepense(projetid: number | null): 'projet' | 'classique' {
  return projetid === null ? 'classique' : 'projet';
}

/** Whether an expense may get this amount: never below what is already paid (CONTRACT "Money calls"). Francs. */
export function canLowerMontant(montant: number, regle: number): boolean {
  return montant >= regle;
}

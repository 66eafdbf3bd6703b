import { canLowerMontant } from '@comptoir/domain/dette';
import type { Francs } from '@comptoir/domain/units';
import { Refusal } from './envelope';

/** Refuses an amount that is less than what is paid of it already; francs (spec § 5, CONTRACT "Money calls"). */
export function checkMontant(objet: 'depense' | 'commande', montant: Francs, regle: Francs): void {
  if (!canLowerMontant(montant, regle)) throw new Refusal(`${objet}.montant_inferieur_regle`);
}

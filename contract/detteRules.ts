import { canLowerMontant } from '@comptoir/domain/dette';
import type { Francs } from '@comptoir/domain/units';
import { Refusal } from './envelope';

/** Throws a Refusal for an amount below what is already paid, in francs (spec § 5, CONTRACT "Money calls"). */
export function checkMontant(objet: 'depense' | 'commande', montant: Francs, regle: Francs): void {
  if (!canLowerMontant(montant, regle)) throw new Refusal(`${objet}.montant_inferieur_regle`);
}

import { type Beneficiaire, isSansNom } from '@comptoir/domain/beneficiaire';
import type { MouvementType } from '@comptoir/domain/caisse';
import { refuseField } from './envelope';

/**
 * Checks who took the cash of a payment or a movement of this type: nobody takes money that comes in, and a phone needs
 * the name of its owner (CONTRACT "Money calls").
 * @throws Refusal `beneficiaire.entree` on the field that money in names; `champ.requis` on `beneficiaire` when there is
 *   a phone alone
 */
export function checkBeneficiaire(fields: Beneficiaire, type: MouvementType): void {
  const named = (['beneficiaire', 'beneficiairetel'] as const).find((name) => fields[name] !== '');
  if (type === 1 && named) throw refuseField(named, 'beneficiaire.entree');
  if (isSansNom(fields)) throw refuseField('beneficiaire', 'champ.requis');
}

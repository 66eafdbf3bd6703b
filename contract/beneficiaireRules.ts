import { type Beneficiaire, isSansNom, NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import type { MouvementType } from '@comptoir/domain/caisse';
import { refuseField } from './envelope';
import type { Lang } from './errors';

type Sent = { [Name in keyof Beneficiaire]?: Beneficiaire[Name] | undefined };

/**
 * Returns who took the cash of a payment or a movement of this type after a write: what is sent, otherwise what was
 * stored. Money that comes in has no beneficiary: it keeps none, and may name none (CONTRACT "Money calls").
 * @throws Refusal `beneficiaire.entree` on the field that money in names; `champ.requis` on `beneficiaire` when there is
 *   a phone alone
 */
export function decidedBeneficiaire(
  { beneficiaire, beneficiairetel }: Sent,
  { type, stored = NO_BENEFICIAIRE }: { type: MouvementType; stored?: Beneficiaire },
  lang: Lang,
): Beneficiaire {
  if (type === 1) {
    if (beneficiaire) throw refuseField('beneficiaire', 'beneficiaire.entree', lang);
    if (beneficiairetel) throw refuseField('beneficiairetel', 'beneficiaire.entree', lang);
    return NO_BENEFICIAIRE;
  }
  const decided = {
    beneficiaire: beneficiaire ?? stored.beneficiaire,
    beneficiairetel: beneficiairetel ?? stored.beneficiairetel,
  };
  if (isSansNom(decided)) throw refuseField('beneficiaire', 'champ.requis', lang);
  return decided;
}

/**
 * Checks who took the cash of a payment or a movement of this type: nobody takes money that comes in, and a phone needs
 * the name of its owner (CONTRACT "Money calls").
 * @throws Refusal `beneficiaire.entree` on the field that money in names; `champ.requis` on `beneficiaire` when there is
 *   a phone alone
 */
export function checkBeneficiaire(fields: Beneficiaire, type: MouvementType, lang: Lang): void {
  const named = (['beneficiaire', 'beneficiairetel'] as const).find((name) => fields[name] !== '');
  if (type === 1 && named) throw refuseField(named, 'beneficiaire.entree', lang);
  if (isSansNom(fields)) throw refuseField('beneficiaire', 'champ.requis', lang);
}

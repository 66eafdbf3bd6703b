import { type Beneficiaire, isSansNom } from '@comptoir/domain/beneficiaire';
import type { MouvementType } from '@comptoir/domain/caisse';
import { type FieldIssue, found } from './issues';

/**
 * Finds what is wrong with the beneficiary of a payment or a movement of this type (CONTRACT "Money calls"): money that
 * comes in has none, 422 `beneficiaire.entree` on the field that is filled in; a phone needs the name of its owner,
 * `champ.requis` on `beneficiaire`.
 */
export function beneficiaireIssues(fields: Beneficiaire, type: MouvementType): FieldIssue[] {
  const named = (['beneficiaire', 'beneficiairetel'] as const).find((name) => fields[name] !== '');
  return found<FieldIssue>(
    type === 1 && named && { path: named, code: 'beneficiaire.entree' },
    isSansNom(fields) && { path: 'beneficiaire', code: 'champ.requis' },
  );
}

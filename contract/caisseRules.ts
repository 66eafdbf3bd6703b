import { type MouvementType, manqueOf } from '@comptoir/domain/caisse';
import { Refusal, refuseField } from './envelope';
import type { Lang } from './errors';

/**
 * What a register says that cannot take a movement of this type, null once it is deleted: there is not enough, at the
 * field `path` that asked for it; or what had come in has left since (CONTRACT "Money calls").
 */
export function refuseManque(type: MouvementType | null, path: 'caisseid' | 'montant', lang: Lang): Refusal {
  const manque = manqueOf(type);
  return manque === 'solde_insuffisant' ? refuseField(path, `caisse.${manque}`, lang) : new Refusal(`caisse.${manque}`);
}

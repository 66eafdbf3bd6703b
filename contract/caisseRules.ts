import { isJourArrete, type MouvementType, manqueOf } from '@comptoir/domain/caisse';
import { formatDateLong } from '@comptoir/domain/dates';
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

/**
 * Refuses a write of this business date, a plain date, in a register that is closed up to that day or a later one: 409
 * `caisse.jour_arrete`, with the last closed day in `data` (ADR 0031).
 */
export function checkJourOuvert({ arretele }: { arretele: string | null }, date: string, lang: Lang): void {
  if (arretele === null || !isJourArrete(arretele, date)) return;
  throw new Refusal('caisse.jour_arrete', {
    params: { jour: formatDateLong(arretele, lang) },
    data: { jusquau: arretele },
  });
}

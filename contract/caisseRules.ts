import { isJourArrete, type MouvementType, manqueOf } from '@comptoir/domain/caisse';
import { formatDateLong } from '@comptoir/domain/dates';
import { Refusal, refuseField } from './envelope';
import type { Lang } from './errors';

/**
 * The refusal of a change that would bring a register below zero; `type` is the movement's type after the change, null
 * for a deletion (CONTRACT "Money calls"). `caisse.solde_insuffisant` is reported on the field `path`;
 * `caisse.solde_engage` (money that came in has left since) has no field.
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

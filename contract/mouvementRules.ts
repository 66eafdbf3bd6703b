import { mouvementRefusal } from '@comptoir/domain/caisse';
import { isFuture } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import { Refusal, refuseField } from './envelope';
import type { Lang } from './errors';

const REFUSALS = {
  mouvement_ouverture: 'mouvement.ouverture',
  mouvement_lie: 'mouvement.lie',
  mouvement_ecart: 'mouvement.ecart',
} as const;

/**
 * Throws a Refusal for a change, by the movement calls, of an opening, a payment's movement or a booked variance (CONTRACT "Money calls").
 */
export function checkCorrectable(mouvement: Parameters<typeof mouvementRefusal>[0]): void {
  const refusal = mouvementRefusal(mouvement);
  if (refusal) throw new Refusal(REFUSALS[refusal]);
}

/** Throws a Refusal when a correction would move a movement to another register. */
export function checkSameCaisse(caisseid: RecordId, sent: number | undefined, lang: Lang): void {
  if (sent !== undefined && sent !== caisseid) throw refuseField('caisseid', 'champ.invalide', lang);
}

/** A movement has been made: its business date is today, in Abidjan, or before. */
export function checkFaite(date: string, today: string, lang: Lang): void {
  if (isFuture(date, today)) throw refuseField('date', 'date.future', lang);
}

/**
 * Requires one register for the history: cancelled movements explain the balance of one register only (PRODUCT 1.3).
 * Throws Refusal on the field `caisseid`.
 */
export function checkHistorique(
  { historique, caisseid }: { historique: 0 | 1; caisseid?: RecordId | undefined },
  lang: Lang,
): void {
  if (historique === 1 && caisseid === undefined) throw refuseField('caisseid', 'champ.requis', lang);
}

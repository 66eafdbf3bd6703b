import { mouvementRefusal } from '@comptoir/domain/caisse';
import { isFuture } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import { Refusal, refuseField } from './envelope';
import type { Lang } from './errors';

const REFUSALS = { mouvement_ouverture: 'mouvement.ouverture', mouvement_lie: 'mouvement.lie' } as const;

/** The opening and what a payment posted are not the movement calls' to change (CONTRACT "Money calls"). */
export function checkCorrectable(mouvement: Parameters<typeof mouvementRefusal>[0]): void {
  const refusal = mouvementRefusal(mouvement);
  if (refusal) throw new Refusal(REFUSALS[refusal]);
}

/** A movement stays in its register. */
export function checkSameCaisse(caisseid: RecordId, sent: number | undefined, lang: Lang): void {
  if (sent !== undefined && sent !== caisseid) throw refuseField('caisseid', 'champ.invalide', lang);
}

/** A movement has been made: its business date is today, in Abidjan, or before. */
export function checkFaite(date: string, today: string, lang: Lang): void {
  if (isFuture(date, today)) throw refuseField('date', 'date.future', lang);
}

/** What was cancelled explains one register's balance; over all of them it explains nothing (PRODUCT 1.3). */
export function checkHistorique(
  { historique, caisseid }: { historique: 0 | 1; caisseid?: RecordId | undefined },
  lang: Lang,
): void {
  if (historique === 1 && caisseid === undefined) throw refuseField('caisseid', 'champ.requis', lang);
}

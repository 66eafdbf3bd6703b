import { NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import { mouvementRefusal, type Nature } from '@comptoir/domain/caisse';
import { isFuture } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import { checkBeneficiaire } from './beneficiaireRules';
import { MouvementSaisi } from './caisses';
import type { Received } from './call';
import { Refusal, refuseField } from './envelope';
import { filledBody } from './fields';
import type { mouvements } from './mouvements';
import { checkReference, checkReferenceFree, type ReferencePrise } from './referenceRules';

const REFUSALS = {
  mouvement_ouverture: 'mouvement.ouverture',
  mouvement_lie: 'mouvement.lie',
  mouvement_ecart: 'mouvement.ecart',
  mouvement_contrepassation: 'mouvement.contrepassation',
  mouvement_contrepasse: 'mouvement.contrepasse',
  mouvement_transfert: 'mouvement.transfert',
} as const;

/**
 * Throws a Refusal for a change, by the movement calls, of an opening, a payment's movement, a booked variance, a
 * reversal or what was reversed (CONTRACT "Money calls").
 */
export function checkCorrectable(mouvement: Parameters<typeof mouvementRefusal>[0]): void {
  const refusal = mouvementRefusal(mouvement);
  if (refusal) throw new Refusal(REFUSALS[refusal]);
}

/** Throws a Refusal when a correction would move a movement to another register. */
export function checkSameCaisse(caisseid: RecordId, sent: number | undefined): void {
  if (sent !== undefined && sent !== caisseid) throw refuseField('caisseid', 'champ.invalide');
}

/**
 * Returns a correction in which what it leaves out is as it was. A correction to money in leaves nobody who took the
 * cash (CONTRACT "Money calls").
 */
export function filledCorrection(sent: Received<typeof mouvements.update>['body'], stored: MouvementSaisi) {
  return filledBody(MouvementSaisi, sent, sent.type === 1 ? { ...stored, ...NO_BENEFICIAIRE } : stored);
}

/** Refuses what is neither spent with a proof nor given back of an advance: 409 `avance.mouvement` (ADR 0039). */
export function checkNotAvance(nature: Nature): void {
  if (nature === 'avance') throw new Refusal('avance.mouvement');
}

/** What the rules of a movement need to know from storage. */
interface MouvementFacts {
  caisse: { nature: Nature };
  /** Another live movement of the register that has the reference of this one already. */
  pris: ReferencePrise | undefined;
  /** The plain date of today in Abidjan. */
  today: string;
}

/**
 * Checks the rules of a movement that somebody enters: its business date is today, in Abidjan, or before; nobody takes
 * money that comes in (CONTRACT "Money calls"); its register takes its reference (ADR 0037).
 */
export function checkMouvement(fields: MouvementSaisi, { caisse, pris, today }: MouvementFacts): void {
  if (isFuture(fields.date, today)) throw refuseField('date', 'date.future');
  checkBeneficiaire(fields, fields.type);
  checkNotAvance(caisse.nature);
  checkReference(caisse.nature, fields.reference, 'reference');
  checkReferenceFree(pris, 'reference');
}

/**
 * Requires one register for the history: cancelled movements explain the balance of one register only (PRODUCT 1.3).
 * Throws Refusal on the field `caisseid`.
 */
export function checkHistorique({
  historique,
  caisseid,
}: {
  historique: 0 | 1;
  caisseid?: RecordId | undefined;
}): void {
  if (historique === 1 && caisseid === undefined) throw refuseField('caisseid', 'champ.requis');
}

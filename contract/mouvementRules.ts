import { NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import { mouvementRefusal, type Nature } from '@comptoir/domain/caisse';
import type { RecordId } from '@comptoir/domain/units';
import { beneficiaireIssues } from './beneficiaireRules';
import { MouvementSaisi } from './caisses';
import type { Received } from './call';
import { futureIssue } from './dateRules';
import { Refusal, refuseField, throwFirst } from './envelope';
import { filledBody } from './fields';
import { found, type Issue } from './issues';
import type { mouvements } from './mouvements';
import { type ReferenceFacts, referenceIssues } from './referenceRules';
import { renduIssues, type SurplusTenu } from './troppercuRules';

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
 * Returns a correction in which a field that is left out keeps its value. A correction to money in removes the
 * beneficiary (CONTRACT "Money calls").
 */
export function filledCorrection(sent: Received<typeof mouvements.update>['body'], stored: MouvementSaisi) {
  return filledBody(MouvementSaisi, sent, sent.type === 1 ? { ...stored, ...NO_BENEFICIAIRE } : stored);
}

/**
 * Finds money of an advance that is neither spent with a proof nor given back by its own call: 409 `avance.mouvement`
 * (ADR 0039).
 */
export const avanceIssue = (nature: Nature): Issue | false => nature === 'avance' && { code: 'avance.mouvement' };

/** Throws the same refusal. */
export const checkNotAvance = (nature: Nature): void => throwFirst(found(avanceIssue(nature)));

/** The facts of the register and of a surplus given back on which the rules of a movement depend. */
interface MouvementFacts extends ReferenceFacts {
  /**
   * Not judged when the movement gives no surplus back. Null when nothing is held, or the user does not see the
   * register that holds it.
   */
  surplus?: SurplusTenu | null | undefined;
  /** The plain date of today in Abidjan. */
  today: string;
}

/**
 * Finds what is wrong with a movement entered by hand: a business date after today in Abidjan; a beneficiary of money
 * that comes in (CONTRACT "Money calls"); an advance as its register, or a wrong reference (ADR 0037); more given back
 * than is held (ADR 0052).
 */
export function mouvementIssues(fields: MouvementSaisi, { surplus, today, ...caisse }: MouvementFacts): Issue[] {
  return found<Issue>(
    futureIssue('date', fields.date, today),
    ...beneficiaireIssues(fields, fields.type),
    avanceIssue(caisse.nature),
    ...referenceIssues('reference', fields.reference, caisse),
    ...(surplus === undefined ? [] : renduIssues(surplus, fields)),
  );
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

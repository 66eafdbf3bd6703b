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
 * Returns a correction in which what it leaves out is as it was. A correction to money in leaves nobody who took the
 * cash (CONTRACT "Money calls").
 */
export function filledCorrection(sent: Received<typeof mouvements.update>['body'], stored: MouvementSaisi) {
  return filledBody(MouvementSaisi, sent, sent.type === 1 ? { ...stored, ...NO_BENEFICIAIRE } : stored);
}

/** Finds what is neither spent with a proof nor given back of an advance: 409 `avance.mouvement` (ADR 0039). */
export const avanceIssue = (nature: Nature): Issue | false => nature === 'avance' && { code: 'avance.mouvement' };

/** Refuses the same where nothing else is wrong. */
export const checkNotAvance = (nature: Nature): void => throwFirst(found(avanceIssue(nature)));

/** What the rules of a movement need to know of its register, and of the surplus that it gives back. */
interface MouvementFacts extends ReferenceFacts {
  /** Not judged where it gives back none; null where nothing is held, or by a register that the user does not see. */
  surplus?: SurplusTenu | null | undefined;
  /** The plain date of today in Abidjan. */
  today: string;
}

/**
 * Finds what is wrong with a movement that somebody enters: its business date is today, in Abidjan, or before; nobody
 * takes money that comes in (CONTRACT "Money calls"); its register is no advance and takes its reference (ADR 0037); it
 * gives back no more than is held (ADR 0052).
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

import { type ArreteJuge, DECISIONS, type Decision, type JoursArrete, refusDecision } from '@comptoir/domain/arrete';
import type { RecordId } from '@comptoir/domain/units';

const PERMISSIONS = {
  expliquer: 'caisses.cloturer',
  joindre: 'caisses.cloturer',
  regulariser: 'caisses.regulariser',
  rouvrir: 'caisses.rouvrir',
} as const satisfies Readonly<Record<Decision, string>>;

interface Droits {
  decisions: Decision[];
  /** Why something that the user is permitted to do is not offered; null when nothing is missing. */
  raison: 'proprecomptage' | 'pasdernier' | null;
}

interface Lecteur {
  utilisateurid: RecordId;
  can(permission: (typeof PERMISSIONS)[Decision]): boolean;
}

/** Decides what a user may do with a closing, as the server will (`refusDecision`). */
export function droitsSur(arrete: ArreteJuge, jours: JoursArrete, { utilisateurid, can }: Lecteur): Droits {
  const permitted = DECISIONS.filter((decision) => can(PERMISSIONS[decision]));
  const refusOf = (decision: Decision, qui: RecordId | null) => refusDecision(decision, arrete, jours, qui);
  const decisions = permitted.filter((decision) => refusOf(decision, utilisateurid) === null);
  if (permitted.includes('regulariser') && refusOf('regulariser', null) === 'pas_dernier') {
    return { decisions, raison: 'pasdernier' };
  }
  const isOwn = permitted.some((decision) => refusOf(decision, null) === null && !decisions.includes(decision));
  return { decisions, raison: isOwn ? 'proprecomptage' : null };
}

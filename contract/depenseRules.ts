import { isFuture } from '@comptoir/domain/dates';
import type { SurEtape } from '@comptoir/domain/depense';
import { etapeIssues } from './depenses';
import { throwAll } from './envelope';
import type { ErrorCode } from './errors';

/** Whether the records that an expense names exist. Project and step are checked only when the expense is on a step. */
export interface DepenseFacts {
  typedepense: boolean;
  projet: boolean;
  /** The step exists and belongs to that project. */
  etape: boolean;
  /** The plain date of today in Abidjan. */
  today: string;
}

/**
 * Checks the rules of an expense: its type exists, its date is not in the future, it has a project and a step exactly
 * when it is on a step, and the step belongs to the project (spec § 5, CONTRACT "Money calls", RELIABILITY I19).
 * @throws Refusal with a sentence for every field that breaks a rule
 */
export function checkDepense(fields: SurEtape & { date: string }, facts: DepenseFacts): void {
  const sent = etapeIssues(fields);
  const missed = facts.projet ? { path: 'etapeprojetid', isThere: facts.etape } : { path: 'projetid', isThere: false };
  const broken: { path: string; code: ErrorCode }[] = [
    ...(facts.typedepense ? [] : [{ path: 'typedepenseid', code: 'champ.invalide' } as const]),
    ...(isFuture(fields.date, facts.today) ? [{ path: 'date', code: 'date.future' } as const] : []),
    ...sent,
    ...(sent.length > 0 || missed.isThere ? [] : [{ path: missed.path, code: 'champ.invalide' } as const]),
  ];
  throwAll(broken);
}

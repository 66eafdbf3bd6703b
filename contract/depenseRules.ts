import { etapeRefusals, type SurEtape } from '@comptoir/domain/depense';
import { futureIssue } from './dateRules';
import { type FieldIssue, found } from './issues';

/** The facts on which the rules of an expense depend; an unknown fact is not judged. */
export interface DepenseFacts {
  typedepense?: boolean;
  projet?: boolean;
  /** The step exists and belongs to that project. */
  etape?: boolean;
  /** The plain date of today in Abidjan. */
  today: string;
}

const ETAPE_CODES = { manquant: 'champ.requis', superflu: 'champ.invalide' } as const;

/**
 * Finds every field that breaks a rule of an expense (spec § 5, CONTRACT "Money calls", RELIABILITY I19): its type
 * exists, its date is not in the future, it has a project and a step exactly when it is on a step, and the step belongs
 * to the project.
 */
export function depenseIssues(
  fields: SurEtape & { date: string },
  { typedepense, projet, etape, today }: DepenseFacts,
): FieldIssue[] {
  const refused = etapeRefusals(fields).map(({ champ, refus }) => ({ path: champ, code: ETAPE_CODES[refus] }));
  const missed = projet === false ? 'projetid' : etape === false && 'etapeprojetid';
  return found<FieldIssue>(
    typedepense === false && { path: 'typedepenseid', code: 'champ.invalide' },
    futureIssue('date', fields.date, today),
    ...refused,
    refused.length === 0 && missed && { path: missed, code: 'champ.invalide' },
  );
}

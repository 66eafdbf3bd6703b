import { isFuture } from '@comptoir/domain/dates';
import type { SurEtape } from '@comptoir/domain/depense';
import { etapeIssues } from './depenses';
import { refuseFields } from './envelope';
import type { ErrorCode, Lang } from './errors';

/** What an expense names: whether it is there. A project or a step that is not named is not missed. */
export interface DepenseFacts {
  typedepense: boolean;
  projet: boolean;
  /** And of that project. */
  etape: boolean;
  /** Abidjan's plain date. */
  today: string;
}

/**
 * Refuses every field that breaks a rule of an expense: its type, a date that is not in the future, project and step
 * exactly when it is on one, which is the project's (spec § 5, CONTRACT "Money calls", RELIABILITY I19).
 * @throws Refusal with the sentence of each
 */
export function checkDepense(fields: SurEtape & { date: string }, facts: DepenseFacts, lang: Lang): void {
  const sent = etapeIssues(fields);
  const missed = facts.projet ? { path: 'etapeprojetid', isThere: facts.etape } : { path: 'projetid', isThere: false };
  const broken: { path: string; code: ErrorCode }[] = [
    ...(facts.typedepense ? [] : [{ path: 'typedepenseid', code: 'champ.invalide' } as const]),
    ...(isFuture(fields.date, facts.today) ? [{ path: 'date', code: 'date.future' } as const] : []),
    ...sent,
    ...(sent.length > 0 || missed.isThere ? [] : [{ path: missed.path, code: 'champ.invalide' } as const]),
  ];
  if (broken.length > 0) throw refuseFields(broken, lang);
}

import { isFuture } from '@comptoir/domain/dates';
import type { Portee } from '@comptoir/domain/habilitation';
import { type ReponseTransfert, reponseRefusal } from '@comptoir/domain/transfert';
import { futureIssue } from './dateRules';
import { type FieldIssue, found, type Issue } from './issues';
import { avanceIssue } from './mouvementRules';
import { type ReferenceFacts, referenceIssues } from './referenceRules';
import type { Transfert, TransfertFields } from './transferts';

/** The facts on which the rules of a new transfer depend; an unknown register is not judged. */
export interface TransfertFacts {
  /** The register; null when there is none that the user may use (PRODUCT Q). */
  source?: ReferenceFacts | null | undefined;
  /** The register; null when it does not exist. Money may be sent to a register that the user does not see. */
  cible?: ReferenceFacts | null | undefined;
  /** The money is received at once. */
  recu?: boolean;
  /** The plain date of today in Abidjan. */
  today: string;
}

/** The person who accepts gives a missing reference, and is told when it is taken. */
const judgedOnItsWay = (cible: ReferenceFacts | null | undefined, reference: string) =>
  reference === '' || !cible ? undefined : { nature: cible.nature };

const goneIssue = (path: string, bout: ReferenceFacts | null | undefined): FieldIssue | false =>
  bout === null && { path, code: 'champ.invalide' };

/**
 * Finds what is wrong with a new transfer, on its fields: 422 `transfert.meme_caisse`, `date.future`, `champ.invalide`
 * for a register that does not exist (ADR 0035), a wrong reference of either register (ADR 0037); 409
 * `avance.mouvement`. The balance is judged under the source's lock.
 */
export function transfertIssues(
  { sourceid, cibleid, date, referencesource = '', referencecible = '' }: Partial<TransfertFields>,
  { source, cible, recu = false, today }: TransfertFacts,
): Issue[] {
  return found<Issue>(
    sourceid !== undefined && sourceid === cibleid && { path: 'cibleid', code: 'transfert.meme_caisse' },
    futureIssue('date', date, today),
    goneIssue('sourceid', source),
    goneIssue('cibleid', cible),
    source && avanceIssue(source.nature),
    cible && avanceIssue(cible.nature),
    ...referenceIssues('referencesource', referencesource, source),
    ...referenceIssues('referencecible', referencecible, recu ? cible : judgedOnItsWay(cible, referencecible)),
  );
}

/** The facts on which the rules of an answer depend. */
export interface ReponseFacts {
  /** The registers that the user may use; not judged when unknown. */
  caisses?: Portee | undefined;
  /** The plain date of today in Abidjan. */
  today: string;
}

/**
 * Returns the latest business day of an answer, which is also the proposed one: today. Money that left on a later day,
 * because a clock ran ahead, is answered on that day; otherwise it could not be answered before it.
 */
export const jourDeReponse = ({ date }: Pick<Transfert, 'date'>, today: string): string =>
  isFuture(date, today) ? date : today;

/**
 * Finds what is wrong with an answer on the business day `date`, which may not be before the money left: 403
 * `transfert.pas_source`, `transfert.pas_cible`; 409 `transfert.deja_repondu`; on the field `date` 422 `date.future`,
 * `transfert.avant_envoi` (ADR 0035).
 */
export function reponseIssues(
  transfert: Pick<Transfert, 'sourceid' | 'cibleid' | 'etat' | 'date'>,
  { reponse, date }: { reponse: ReponseTransfert; date: string | undefined },
  { caisses, today }: ReponseFacts,
): Issue[] {
  const refusal = caisses === undefined ? null : reponseRefusal(transfert, reponse, caisses);
  return found<Issue>(
    refusal && { code: `transfert.${refusal}` },
    futureIssue('date', date, jourDeReponse(transfert, today)),
    date !== undefined && date < transfert.date && { path: 'date', code: 'transfert.avant_envoi' },
  );
}

import type { Nature } from '@comptoir/domain/caisse';
import { formatDateLong } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { hasOperateur, referenceRefusal } from '@comptoir/domain/reference';
import type { Francs } from '@comptoir/domain/units';
import type { Mouvementcaisse } from './caisses';
import type { Lang } from './errorText';
import { type FieldIssue, found } from './issues';

const CODES = { requise: 'champ.requis', sans_objet: 'reference.sans_objet' } as const;

/** A live movement that already has a reference. */
export type ReferencePrise = Pick<Mouvementcaisse, 'mouvementcaisseid' | 'date' | 'montant'>;

/** The facts of the register on which the rules of a reference depend. */
export interface ReferenceFacts {
  nature: Nature;
  /** Another live movement of the register, not reversed, with the same reference. */
  pris?: ReferencePrise | undefined;
}

/**
 * Finds what is wrong with the reference of an operation, '' for none, on the field `path` (ADR 0037): 422
 * `champ.requis` for a wallet without one, `reference.sans_objet` for cash with one; 409 `reference.deja_utilisee`,
 * with the movement that has it in `data`. An unknown register is not judged.
 */
export function referenceIssues(path: string, reference: string, caisse: ReferenceFacts | null | undefined) {
  const refusal = caisse && referenceRefusal(caisse.nature, reference);
  return found<FieldIssue>(refusal && { path, code: CODES[refusal] }, priseIssue(path, caisse?.pris));
}

/** Finds a reference that another movement, `pris`, already has: 409 `reference.deja_utilisee`. */
export function priseIssue(path: string, pris: ReferencePrise | undefined): FieldIssue | undefined {
  if (!pris) return undefined;
  const { mouvementcaisseid, date, montant } = pris;
  const params = { montant: formatMontant(montant), jour: (lang: Lang) => formatDateLong(date, lang) };
  return { path, code: 'reference.deja_utilisee', params, data: { mouvementcaisseid, date, montant } };
}

/**
 * Finds an operator's fee of a payment, in francs, when there is no operator: 422 `reference.sans_objet` on `frais`.
 */
export const fraisIssue = (nature: Nature, frais: Francs): FieldIssue | false =>
  frais > 0 && !hasOperateur(nature) && { path: 'frais', code: 'reference.sans_objet' };

import type { EtatImprime } from '@comptoir/domain/imprime';
import { Refusal } from './envelope';

/**
 * Refuses to print a document that another one replaced: 409 `imprime.remplace` (ADR 0042). Its payment has changed
 * since, and the old number must not say the new amount.
 */
export function checkImprimable({ etat }: { etat: EtatImprime }): void {
  if (etat === 'remplace') throw new Refusal('imprime.remplace');
}

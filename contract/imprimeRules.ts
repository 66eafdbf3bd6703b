import type { EtatImprime } from '@comptoir/domain/imprime';
import { Refusal } from './envelope';

/**
 * Refuses to print a document that another one replaced: 409 `imprime.remplace` (ADR 0042). Its payment has changed
 * since, and the old number must not say the new amount.
 */
export function checkImprimable({ etat }: { etat: EtatImprime }): void {
  if (etat === 'remplace') throw new Refusal('imprime.remplace');
}

/** The address of the public page that a token opens, null where the installation has no public address (ADR 0046). */
export const lienPublic = (adressepublique: string | null, jeton: string): string | null =>
  adressepublique && `${adressepublique}/v/${jeton}`;

/** How the audit log says that a document has another link. It tells neither of them. */
export const lienRenouvele = ({ numero }: { numero: string }): string => `${numero} · lien renouvelé`;

/** How the audit log says that the beneficiary has signed a document (ADR 0048). */
export const dechargeSignee = ({ numero }: { numero: string }): string => `${numero} · décharge signée`;

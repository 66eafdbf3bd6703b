import type { EtatImprime } from '@comptoir/domain/imprime';
import type { RecordId } from '@comptoir/domain/units';
import { Refusal } from './envelope';
import type { Imprime } from './imprimes';

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

/**
 * A document as the log tells it: without its link, and with the register that decides who reads the line (PRODUCT Q),
 * where it has one.
 */
export function toldImprime({ imprimeid, numero, etat, tirages }: Omit<Imprime, 'lien'>, caisseid: RecordId | null) {
  const told = { imprimeid, numero, etat, tirages };
  return caisseid === null ? told : { ...told, caisseid };
}

/** How the audit log says that a document has another link. It tells neither of them. */
export const lienRenouvele = ({ numero }: { numero: string }): string => `${numero} · lien renouvelé`;

/** How the audit log says that the beneficiary has signed a document (ADR 0048). */
export const dechargeSignee = ({ numero }: { numero: string }): string => `${numero} · décharge signée`;

import type { EtatImprime } from '@comptoir/domain/imprime';
import type { RecordId } from '@comptoir/domain/units';
import { Refusal } from './envelope';
import type { Imprime } from './imprimes';

/**
 * Refuses to print a document that another one replaced: 409 `imprime.remplace` (ADR 0042). Its payment changed, and
 * the old number must not show the new amount.
 */
export function checkImprimable({ etat }: { etat: EtatImprime }): void {
  if (etat === 'remplace') throw new Refusal('imprime.remplace');
}

/** The address of the public page that a token opens; null when the installation has no public address (ADR 0046). */
export const lienPublic = (adressepublique: string | null, jeton: string): string | null =>
  adressepublique && `${adressepublique}/v/${jeton}`;

/**
 * A document as the log shows it: without its link, and with its register, if any, which decides who reads the line
 * (PRODUCT Q).
 */
export function toldImprime({ imprimeid, numero, etat, tirages }: Omit<Imprime, 'lien'>, caisseid: RecordId | null) {
  const told = { imprimeid, numero, etat, tirages };
  return caisseid === null ? told : { ...told, caisseid };
}

/** The audit log's words for a renewed link; they show neither link. */
export const lienRenouvele = ({ numero }: { numero: string }): string => `${numero} · lien renouvelé`;

/** The audit log's words for the beneficiary's signature of a document (ADR 0048). */
export const dechargeSignee = ({ numero }: { numero: string }): string => `${numero} · décharge signée`;

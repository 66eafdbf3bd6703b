import type { Reglement } from '@comptoir/contract/reglements';
import { refusDecharge } from '@comptoir/domain/imprime';
import type { Francs, RecordId } from '@comptoir/domain/units';

/** A payment whose beneficiary can still sign its document; `montant` is what left the register, francs. */
export interface ASigner {
  reglementid: RecordId;
  imprimeid: RecordId;
  /** The number of the document that they are shown. */
  numero: string;
  montant: Francs;
  beneficiaire: string;
  beneficiairetel: string;
}

/** Returns what the beneficiary of a payment may sign; null where nothing is to be signed, or is signed already (ADR 0048). */
export function aSigner(row: Reglement): ASigner | null {
  const { reglementid, imprimeid, numero, montant, beneficiaire, beneficiairetel } = row;
  if (imprimeid === null || refusDecharge(row, numero) !== null) return null;
  return { reglementid, imprimeid, numero, montant, beneficiaire, beneficiairetel };
}

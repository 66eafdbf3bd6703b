import { dechargeSignee } from '@comptoir/contract/imprimeRules';
import type { Reglement } from '@comptoir/contract/reglements';
import { attachFichier } from '../fichiers/attached';
import type { Context } from '../frame/http/context';
import type { Upload } from '../frame/storage/upload';
import type { ImprimeDit } from '../ledger/imprimes/repository';

/**
 * Keeps the signature of the beneficiary of a payment. It belongs to the signed document and stays with it, even when
 * the payment is gone (ADR 0048).
 */
export function keepDecharge({ imprimeid }: ImprimeDit, upload: Upload, context: Context): Promise<void> {
  return attachFichier({ proprietaire: 'imprime', proprietaireid: imprimeid }, upload, context);
}

/** Writes to the audit log that a document was signed; its register decides who reads the line (PRODUCT Q). */
export function tellDecharge(imprime: ImprimeDit, apres: Reglement, { audit }: Context): Promise<void> {
  const { caisseid, decharge } = apres;
  return audit({
    actiontype: 'Update',
    libelle: dechargeSignee(imprime),
    objet: 'imprime',
    objetid: imprime.imprimeid,
    avant: { ...imprime, caisseid, decharge: '' },
    apres: { ...imprime, caisseid, decharge },
  });
}

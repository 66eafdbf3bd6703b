import type { Arrete } from '@comptoir/contract/arretes';
import type { Avance } from '@comptoir/contract/avance';
import type { Commande } from '@comptoir/contract/commandes';
import type { Reglement } from '@comptoir/contract/reglements';
import type { Transfert } from '@comptoir/contract/transferts';
import { type ObjetImprime, rangOf, refusDecharge } from '@comptoir/domain/imprime';
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

/**
 * Returns what the beneficiary of a payment may sign; null where nothing is to be signed, or is signed already (ADR
 * 0048).
 */
export function aSigner(row: Reglement): ASigner | null {
  const { reglementid, imprimeid, numero, montant, beneficiaire, beneficiairetel } = row;
  if (imprimeid === null || refusDecharge(row, numero) !== null) return null;
  return { reglementid, imprimeid, numero, montant, beneficiaire, beneficiairetel };
}

/** The document of a payment, an order, a transfer, an advance or a closing, as it is printed and sent. */
export interface Imprimable {
  /** An advance has the document of the transfer that granted it (ADR 0047). */
  objet: ObjetImprime | 'avance';
  imprimeid: RecordId;
  numero: string;
  /** What was posted to the register, the total of the order, what was moved, or what was counted. */
  montant: Francs;
  /** What is still owed afterwards; null for a document that is about no debt. */
  reste: Francs | null;
  /** Phone of the person who paid or was paid; empty when it is not known. */
  tel: string;
  /** What the beneficiary may still sign; only the document of a payment has this. */
  aSigner?: ASigner | null;
  /** Whether the signature comes before the prints: the cash has just left a register that asks for it (ADR 0048). */
  isSignedFirst?: boolean;
}

/** What is printed at once: one document at least. */
export type Imprimables = readonly [Imprimable, ...Imprimable[]];

/**
 * Returns the document that a row has; null for none, as in an answer that an older version of the app has cached, and
 * before an advance is paid out.
 */
const imprimableOf = (
  { imprimeid }: { imprimeid: RecordId | null },
  known: Pick<Imprimable, 'objet' | 'numero' | 'montant'> & Partial<Imprimable>,
): Imprimable | null => (imprimeid ? { reste: null, tel: '', ...known, imprimeid } : null);

/** Returns the document of a payment of an expense or an order; `tel` is the phone of the person who owes it. */
export function imprimeDeReglement(row: Reglement, { tel = '' }: { tel?: string | undefined }): Imprimable | null {
  const { numero, montant, montantrestant: reste, beneficiairetel } = row;
  return imprimableOf(row, {
    objet: 'reglement',
    numero,
    montant,
    reste,
    tel: beneficiairetel || tel,
    aSigner: aSigner(row),
  });
}

/** Returns the document of an order. */
export function imprimeDeCommande(row: Commande): Imprimable | null {
  const { numero, montant, reste, tel } = row;
  return imprimableOf(row, { objet: 'commande', numero, montant, reste, tel });
}

/** Returns the document of a transfer: its slip, or that of the advance that it granted. */
export function imprimeDeTransfert(row: Transfert): Imprimable | null {
  const { numero, montant } = row;
  return imprimableOf(row, { objet: rangOf(numero)?.serie === 'AV' ? 'avance' : 'transfert', numero, montant });
}

/** Returns the document of an advance. */
export function imprimeDAvance(row: Avance): Imprimable | null {
  const { numero, montant, porteurtel: tel } = row;
  return imprimableOf(row, { objet: 'avance', numero, montant, tel });
}

/** Returns the minutes of a closing (ADR 0049). */
export const imprimeDArrete = (row: Arrete): Imprimable | null =>
  imprimableOf(row, { objet: 'arrete', numero: row.pv, montant: row.compte });

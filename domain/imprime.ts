import type { Nature } from './caisse';
import { REGLEMENT_FROM, type ReglementFrom } from './reglement';
import type { Count, Francs, RecordId } from './units';

/**
 * A series of numbered documents of a register: `PC` pièce de caisse, money in; `BC` bon de caisse, money out (ADR
 * 0041);
 * `TR` bordereau de transfert, `AV` bon d'avance (ADR 0047); `PV` procès-verbal of a closing (ADR 0049); or of the
 * house:
 * `BDC` bon de commande (ADR 0045).
 */
export type Serie = 'PC' | 'BC' | 'BDC' | 'TR' | 'AV' | 'PV';

/** The series of a payment's document. */
export const serieOf = (from: ReglementFrom): Serie => (from === REGLEMENT_FROM.commande ? 'PC' : 'BC');

/**
 * The series of a transfer's document, by the nature of its target: only the grant of an advance goes into one (ADR
 * 0047).
 */
export const serieDeTransfert = (cible: Nature): 'TR' | 'AV' => (cible === 'avance' ? 'AV' : 'TR');

/** The year of a document that is written on a plain date. */
export const anneeOf = (date: string): number => Number(date.slice(0, 4));

/** What a document is about: a payment, an order (ADR 0045), a transfer (ADR 0047), or a closing (ADR 0049). */
export type ObjetImprime = 'reglement' | 'commande' | 'transfert' | 'arrete';

/** A document is valid; or what it is about was deleted or reversed; or another one replaced it after a correction. */
export const ETATS_IMPRIME = ['valide', 'annule', 'remplace'] as const;
export type EtatImprime = (typeof ETATS_IMPRIME)[number];

/** Digits of a rank in a number, at least. */
const RANK_DIGITS = 6;

/**
 * What a number is made of: `rang` counts from 1 in a series and a year, `code` is that of the register whose series it
 * is, empty for a series of the house.
 */
export interface Rang {
  serie: Serie;
  code: string;
  annee: number;
  rang: Count;
}

/** The number of a document as people read it: `PC-C1-2026-000123`, `BDC-2026-000123`. */
export const numeroOf = ({ serie, code, annee, rang }: Rang): string =>
  [serie, ...(code === '' ? [] : [code]), annee, String(rang).padStart(RANK_DIGITS, '0')].join('-');

const NUMERO = /^(?:(?:(PC|BC|TR|AV|PV)-([A-Z0-9]{1,6}))|(BDC))-(\d{4})-(\d{6,9})$/;

/** Reads the number of a document as somebody typed it, in capitals or not; null for any other text. */
export function rangOf(texte: string): Rang | null {
  const [, deCaisse, code = '', deMaison, annee, rang] = NUMERO.exec(texte.trim().toUpperCase()) ?? [];
  const serie = deCaisse ?? deMaison;
  if (serie === undefined) return null;
  return { serie: serie as Serie, code, annee: Number(annee), rang: Number(rang) as Count };
}

/** What the décharge of a payment looks at: its signature belongs to the document `numero` (ADR 0048). */
export interface ReglementSignable {
  from: ReglementFrom;
  /** The business day of its reversal, null while it has none. */
  contrepassele: string | null;
  numero: string;
  /** The path of the signature, empty for none. */
  decharge: string;
}

/** Why the beneficiary of a payment does not sign its document. */
export type RefusDecharge = 'entree' | 'contrepasse' | 'numero_change' | 'deja_signe';

/**
 * Returns the first reason why the beneficiary does not sign, or null: money came in, the payment was reversed, it has
 * another document than the one that they saw (`vu`), or that one is signed, once and for good (ADR 0048).
 */
export function refusDecharge(
  { from, contrepassele, numero, decharge }: ReglementSignable,
  vu: string,
): RefusDecharge | null {
  if (from !== REGLEMENT_FROM.depense) return 'entree';
  if (contrepassele !== null) return 'contrepasse';
  if (numero !== vu) return 'numero_change';
  return decharge === '' ? null : 'deja_signe';
}

/** What a payment's document says of it that must not change under one number; amounts in francs. */
export interface Imprimee {
  caisseid: RecordId;
  montantremis: Francs;
  montant: Francs;
  date: string;
  beneficiaire: string;
  beneficiairetel: string;
}

/**
 * Whether a correction gives a payment a new number: its register, amounts, day or beneficiary change (ADR 0041). What
 * else is corrected, a reference or a proof, leaves the number as it is.
 */
export const isRenumbered = (avant: Imprimee, apres: Imprimee): boolean =>
  avant.caisseid !== apres.caisseid ||
  avant.montantremis !== apres.montantremis ||
  avant.montant !== apres.montant ||
  avant.date !== apres.date ||
  avant.beneficiaire !== apres.beneficiaire ||
  avant.beneficiairetel !== apres.beneficiairetel;

import type { Nature } from './caisse';
import { REGLEMENT_FROM, type ReglementFrom } from './reglement';
import type { Count, Francs, RecordId } from './units';

/**
 * The series of numbered documents. A register has `PC` pièce de caisse, money in; `BC` bon de caisse, money out (ADR
 * 0041); `TR` bordereau de transfert and `AV` bon d'avance (ADR 0047); `PV` procès-verbal of a closing (ADR 0049). The
 * organisation has `BDC` bon de commande (ADR 0045).
 */
export type Serie = 'PC' | 'BC' | 'BDC' | 'TR' | 'AV' | 'PV';

/** The series of a payment's document. */
export const serieOf = (from: ReglementFrom): Serie => (from === REGLEMENT_FROM.commande ? 'PC' : 'BC');

/**
 * The series of a transfer's document, by the nature of its target: only the grant of an advance has an advance as its
 * target (ADR 0047).
 */
export const serieDeTransfert = (cible: Nature): 'TR' | 'AV' => (cible === 'avance' ? 'AV' : 'TR');

/** The year of a document's number, from its plain date. */
export const anneeOf = (date: string): number => Number(date.slice(0, 4));

/** What a document is about: a payment, an order (ADR 0045), a transfer (ADR 0047), or a closing (ADR 0049). */
export type ObjetImprime = 'reglement' | 'commande' | 'transfert' | 'arrete';

/**
 * A document is valid, or cancelled because its payment, order, transfer or closing was deleted or reversed, or
 * replaced by another one after a correction.
 */
export const ETATS_IMPRIME = ['valide', 'annule', 'remplace'] as const;
export type EtatImprime = (typeof ETATS_IMPRIME)[number];

/** The least digits of a rank in a number. */
const RANK_DIGITS = 6;

/**
 * The parts of a number. `rang` counts from 1 in a series and a year; `code` is the code of the register, empty for a
 * series of the organisation.
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

/** Reads the number of a document as somebody typed it, in capitals or not; returns null for any other text. */
export function rangOf(texte: string): Rang | null {
  const [, deCaisse, code = '', deMaison, annee, rang] = NUMERO.exec(texte.trim().toUpperCase()) ?? [];
  const serie = deCaisse ?? deMaison;
  if (serie === undefined) return null;
  return { serie: serie as Serie, code, annee: Number(annee), rang: Number(rang) as Count };
}

/**
 * The facts of a payment on which its décharge (the beneficiary's signature) depends; the signature belongs to the
 * document `numero` (ADR 0048).
 */
export interface ReglementSignable {
  from: ReglementFrom;
  /** The business day of its reversal; null when it is not reversed. */
  contrepassele: string | null;
  numero: string;
  /** The path of the signature; empty without one. */
  decharge: string;
}

/** Why the beneficiary of a payment cannot sign its document. */
export type RefusDecharge = 'entree' | 'contrepasse' | 'numero_change' | 'deja_signe';

/**
 * Returns the first reason why the beneficiary cannot sign, or null: money came in, the payment was reversed, its
 * document is no longer the one that they saw (`vu`), or it is already signed, for good (ADR 0048).
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

/** The facts on a payment's document that may not change under one number; amounts in francs. */
export interface Imprimee {
  caisseid: RecordId;
  montantremis: Francs;
  montant: Francs;
  date: string;
  beneficiaire: string;
  beneficiairetel: string;
}

/**
 * Whether a correction gives a payment's document a new number: register, amounts, day or beneficiary changed (ADR
 * 0041). Other corrections, such as a reference or a proof, keep the number.
 */
export const isRenumbered = (avant: Imprimee, apres: Imprimee): boolean =>
  avant.caisseid !== apres.caisseid ||
  avant.montantremis !== apres.montantremis ||
  avant.montant !== apres.montant ||
  avant.date !== apres.date ||
  avant.beneficiaire !== apres.beneficiaire ||
  avant.beneficiairetel !== apres.beneficiairetel;

import currency from 'currency.js';
import { MAX_MONTANT } from './limits';
import type { Francs } from './units';

/** Whether `x` is an amount: whole francs from 0 to MAX_MONTANT; −0 is refused (CONTRACT "Types"). */
export function isMontant(x: unknown): x is Francs {
  return Number.isSafeInteger(x) && !Object.is(x, -0) && (x as number) >= 0 && (x as number) <= MAX_MONTANT;
}

function wholeNumber(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  return value === 0 ? 0 : value;
}

// currency.js reads any text as a number ("a1b2" becomes 12), so only validated numbers reach it (RELIABILITY § 1.2).
const currencyOf = (value: number) => currency(wholeNumber(value), { precision: 0 });

/** Adds signed francs. Throws RangeError when an operand or the result is not a safe whole number. */
export function add(a: Francs, b: Francs): Francs {
  return wholeNumber(currencyOf(a).add(wholeNumber(b)).value);
}

/** Subtracts signed francs. Throws RangeError when an operand or the result is not a safe whole number. */
export function subtract(a: Francs, b: Francs): Francs {
  return wholeNumber(currencyOf(a).subtract(wholeNumber(b)).value);
}

/** Sums signed francs; an empty list gives 0. Throws RangeError as `add` does, at the first unsafe partial sum. */
export function sum(montants: Iterable<Francs>): Francs {
  let total = 0;
  for (const montant of montants) total = add(total, montant);
  return total;
}

/**
 * `numerator / denominator` rounded half up, both positive; bigints keep values beyond 2^53 exact. Throws RangeError
 * beyond safe integers.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return wholeNumber(Number((2n * numerator + denominator) / (2n * denominator)));
}

/** A whole amount from 0 as a bigint. Throws RangeError for any other number. */
export function wholeFromZero(value: number): bigint {
  if (wholeNumber(value) < 0) throw new RangeError(`below zero: ${value}`);
  return BigInt(value);
}

/**
 * `part` in percent of `whole`, rounded half up; 0 when `whole` is 0 (PRODUCT 1.6). Throws RangeError unless both are
 * whole numbers from 0.
 */
export function percentOf(part: number, whole: number): number {
  const numerator = wholeFromZero(part) * 100n;
  const denominator = wholeFromZero(whole);
  return denominator === 0n ? 0 : divideHalfUp(numerator, denominator);
}

const GROUPED = /* @__PURE__ */ new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const COMPACT = /* @__PURE__ */ new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });

/**
 * The currency as users read it after an amount, with a no-break space so that it stays on the same line (spec § 9).
 */
export const SUFFIX = '\u00a0Fcfa';

/**
 * A whole number grouped as in fr-FR (U+202F), with a real minus sign below zero; the same in both languages (PRODUCT
 * 1.24). Throws RangeError on another number.
 */
export function formatNombre(n: number): string {
  return GROUPED.format(wholeNumber(n)).replace('-', '−');
}

/**
 * Francs as `1 234 567 Fcfa`, possibly negative; the same in both languages (PRODUCT 1.24, spec § 9). Throws RangeError
 * on an amount that is not whole.
 */
export function formatMontant(montant: Francs): string {
  return formatNombre(montant) + SUFFIX;
}

export type MontantTextRefusal = 'vide' | 'ambigu' | 'decimales' | 'invalide' | 'trop_grand';
export type MontantText = { ok: true; montant: Francs } | { ok: false; reason: MontantTextRefusal };

const SUFFIXES = /\s*(?:f\s?cfa|xof|f)\.?$/iu;
const PLAIN = /^(?:0|[1-9]\d*)$/;
const GROUPS_OF_THREE = /^[1-9]\d{0,2}(?:( |\.|,)\d{3})(?:\1\d{3})*$/;
const WITH_DECIMALS = /^(?:\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)[.,]\d+$/;

/**
 * Reads a pasted amount in francs (PRODUCT 1.24): plain digits, or groups of three with one kind of separator (any
 * space, dot or comma), with or without the currency. Francs have no decimals and nothing is rounded: `1.5` and `12
 * 500,50` are `decimales`, other groupings `ambigu`. A leading zero is `invalide`: it is a phone number.
 */
export function parseMontantText(text: string): MontantText {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'vide' };
  const body = trimmed.replace(SUFFIXES, '').replace(/\s/gu, ' ');
  if (PLAIN.test(body) || GROUPS_OF_THREE.test(body)) return boundedMontant(Number(body.replace(/\D/g, '')));
  return { ok: false, reason: refusalOfText(body) };
}

function boundedMontant(montant: Francs): MontantText {
  return montant > MAX_MONTANT ? { ok: false, reason: 'trop_grand' } : { ok: true, montant };
}

function refusalOfText(body: string): MontantTextRefusal {
  if (WITH_DECIMALS.test(body)) return 'decimales';
  return /^\d+(?:[ .,]+\d+)+$/.test(body) ? 'ambigu' : 'invalide';
}

/** Writes and reads whole francs, up to MAX_MONTANT, for the widgets (CONTRACT "Types", PRODUCT 1.24). */
export const FCFA = {
  currency: 'Fcfa',
  max: MAX_MONTANT,
  amount: formatMontant,
  /** Gives an idea of an amount in a few letters, `1,5 M`, without its sign. */
  brief: (montant: Francs) => COMPACT.format(Math.abs(montant)),
  number: formatNombre,
  read: parseMontantText,
};

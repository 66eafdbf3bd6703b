import type { AmountRead, MoneyFormat } from '../labels';

interface Currency {
  /** Code of the currency, ISO 4217: `EUR`. */
  currency: string;
  /** Language and country whose way of writing is taken: `en-IE`. */
  locale: string;
  /** The greatest amount, in the smallest unit. */
  max?: number;
}

/** Fifteen digits are exact as a number. */
const MAX = 999_999_999_999_999;

const WHOLE = /^(?:0|[1-9]\d*|[1-9]\d{0,2}([ .,'])\d{3}(?:\1\d{3})*)$/;
const WITH_PART = /^(.+)([.,])(\d+)$/;

/**
 * Returns how a locale writes and reads a currency, by `Intl`: `moneyFormat({ currency: 'EUR', locale: 'en-IE' })`. An
 * amount is a whole number of the smallest unit: 1250 is €12.50. Throws RangeError on a code that is none.
 */
export function moneyFormat({ currency: code, locale, max = MAX }: Currency): MoneyFormat {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: code, numberingSystem: 'latn' });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, numberingSystem: 'latn' });
  const compact = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  });
  const parts = money.formatToParts(1);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const [currency, digits] = [partOf('currency'), partOf('fraction').length];
  const decimals = digits > 0 ? { digits, sign: partOf('decimal') } : undefined;
  const names = [currency, code].map((name) => name.replace(/[$.]/g, String.raw`\$&`)).join('|');
  const named = new RegExp(`^(?:${names})\\s*|\\s*(?:${names})$`, 'iu');
  return {
    currency,
    isCurrencyFirst: parts[0]?.type === 'currency',
    decimals,
    max,
    amount: (value) => money.format(textOf(value, digits)).replace('-', '−'),
    number: (value) => whole.format(value).replace('-', '−'),
    brief: (value) => compact.format(textOf(Math.abs(value), digits)),
    read: (text) => readAmount(text.trim().replace(named, ''), decimals, max),
  };
}

/** Returns an amount as digits, which `Intl` writes exactly: no amount ever becomes a fraction. */
function textOf(value: number, digits: number): `${number}` {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of the smallest unit: ${value}`);
  const text = String(Math.abs(value)).padStart(digits + 1, '0');
  return `${value < 0 ? '-' : ''}${text}e-${digits}` as `${number}`;
}

/**
 * Reads digits, alone or in groups of three, with at most as many decimals as the currency has. Dot and comma are both
 * understood. What the locale would write as decimals, and another one as thousands, is refused: `12.500`.
 */
function readAmount(text: string, decimals: MoneyFormat['decimals'], max: number): AmountRead {
  const body = text.replace(/\s/gu, ' ').replaceAll('’', "'");
  if (body === '') return { ok: false, reason: 'vide' };
  const digits = decimals?.digits ?? 0;
  const [, units = '', sign = '', part = ''] = WITH_PART.exec(body) ?? [];
  const isWhole = WHOLE.test(body);
  const hasPart = WHOLE.test(units) && !units.includes(sign);
  if (isWhole && !(hasPart && sign === decimals?.sign)) return bounded(body, '', digits, max);
  if (!hasPart) return { ok: false, reason: /^\d+(?:[ .,']+\d+)+$/.test(body) ? 'ambigu' : 'invalide' };
  if (part.length > digits) return { ok: false, reason: isWhole ? 'ambigu' : 'decimales' };
  return bounded(units, part, digits, max);
}

function bounded(units: string, part: string, digits: number, max: number): AmountRead {
  const montant = Number(units.replace(/\D/g, '') + part.padEnd(digits, '0'));
  return montant > max ? { ok: false, reason: 'trop_grand' } : { ok: true, montant };
}

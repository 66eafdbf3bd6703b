import type { AmountRead, AmountRefusal, MoneyFormat } from '../labels';

/** Why a typed or pasted amount was refused; an empty text ('vide') needs no message. */
export type Refusal = Exclude<AmountRefusal, 'vide'>;

export interface Selected {
  start: number;
  end: number;
}

/** What the field needs of the currency: how a text is read, and its decimals. */
type Reader = Pick<MoneyFormat, 'read' | 'decimals'>;

const changed = (shown: string, { start, end }: Selected, text: string) =>
  shown.slice(0, start) + text + shown.slice(end);

/** Returns a displayed text without the signs that group its digits. */
const ungrouped = (text: string, { decimals }: Pick<MoneyFormat, 'decimals'>) =>
  Array.from(text, (sign) => (/\d/.test(sign) || sign === decimals?.sign ? sign : '')).join('');

/**
 * Returns the amount after a paste over `selected` in the displayed text `shown`. Bare digits go in at the caret. Any
 * other text must be a whole amount: the application's parser reads it, and it replaces the old one (DESIGN rule 18).
 */
export function pasteInto(shown: string, selected: Selected, text: string, money: Reader): AmountRead {
  if (changed(shown, selected, '') === '' || !/^\d+$/.test(text.trim())) return money.read(text);
  return money.read(ungrouped(changed(shown, selected, text.trim()), money));
}

/**
 * Returns whether typed signs go in as they are: digits, and one sign of decimals where the currency has some. A digit
 * too many behind it does not, because the last one would be lost.
 */
export function isTypable(shown: string, selected: Selected, typed: string, money: Pick<MoneyFormat, 'decimals'>) {
  const { decimals } = money;
  if (!decimals) return /^\d*$/.test(typed);
  if (!/^(?:\d*|[.,])$/.test(typed)) return false;
  const next = changed(shown, selected, typed.replace(/[.,]/, decimals.sign));
  const [, part = '', ...more] = ungrouped(next, money).split(decimals.sign);
  return more.length === 0 && part.length <= decimals.digits;
}

/** Returns why a key is refused: a decimal too many gets a message, other keys are ignored. */
export function refusalOfKey(key: string): Refusal | null {
  return /^[\d.,]$/.test(key) ? 'decimales' : null;
}

/** Returns an amount as digits with a point before its decimals: `12.50` for 1250. */
export function digitsOf(amount: number | null, { decimals }: Pick<MoneyFormat, 'decimals'>): string {
  if (amount === null || !decimals) return String(amount ?? '');
  const digits = String(amount).padStart(decimals.digits + 1, '0');
  return `${digits.slice(0, -decimals.digits)}.${digits.slice(-decimals.digits)}`;
}

/** Returns the amount of such digits, a whole number; null without any. */
export function amountOf(digits: string, { decimals }: Pick<MoneyFormat, 'decimals'>): number | null {
  const [whole = '', part = ''] = digits.split('.');
  return whole + part === '' ? null : Number(whole + part.padEnd(decimals?.digits ?? 0, '0'));
}

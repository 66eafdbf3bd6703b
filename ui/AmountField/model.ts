import type { AmountRead, AmountRefusal, MoneyFormat } from '../labels';

/** Why a typed or pasted amount was refused; an empty text ('vide') needs no message. */
export type Refusal = Exclude<AmountRefusal, 'vide'>;

export interface Selected {
  start: number;
  end: number;
}

/**
 * Returns the amount after a paste over `selected` in the displayed text `shown`. Bare digits go in at the caret. Any
 * other text must be a whole amount: the application's parser reads it, and it replaces the old one (DESIGN rule 18).
 */
export function pasteInto(shown: string, selected: Selected, text: string, read: MoneyFormat['read']): AmountRead {
  const kept = shown.slice(0, selected.start) + shown.slice(selected.end);
  if (kept === '' || !/^\d+$/.test(text.trim())) return read(text);
  const whole = shown.slice(0, selected.start) + text.trim() + shown.slice(selected.end);
  return read(whole.replace(/\D/g, ''));
}

/** Returns why a key that is not a digit is refused: a decimal sign gets a message, other keys are ignored. */
export function refusalOfKey(key: string): Refusal | null {
  return /^[.,]$/.test(key) ? 'decimales' : null;
}

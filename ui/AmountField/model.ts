import type { AmountRead, AmountRefusal, MoneyFormat } from '../labels';

/** Why a typed or pasted amount was not taken; 'vide' is no reason to complain. */
export type Refusal = Exclude<AmountRefusal, 'vide'>;

export interface Selected {
  start: number;
  end: number;
}

/**
 * The amount after a paste over `selected` in the displayed text `shown`. Bare digits go where the caret is; anything
 * else is a whole amount and takes the place of the old one, read by the application's parser (DESIGN rule 18).
 */
export function pasteInto(shown: string, selected: Selected, text: string, read: MoneyFormat['read']): AmountRead {
  const kept = shown.slice(0, selected.start) + shown.slice(selected.end);
  if (kept === '' || !/^\d+$/.test(text.trim())) return read(text);
  const whole = shown.slice(0, selected.start) + text.trim() + shown.slice(selected.end);
  return read(whole.replace(/\D/g, ''));
}

/** What a keystroke that is no digit means: a decimal sign is refused aloud, the rest is ignored. */
export function refusalOfKey(key: string): Refusal | null {
  return /^[.,]$/.test(key) ? 'decimales' : null;
}

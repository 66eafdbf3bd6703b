import { percentOf } from '@comptoir/domain/money';

/**
 * A part of a whole as whole percent, `24`; what is something is never told as nothing, nor what is not all as all:
 * `< 1`, `> 99`. Francs.
 */
export function shareText(part: number, whole: number): string {
  const percent = percentOf(part, whole);
  if (percent === 0 && part > 0) return '<\u00a01';
  return percent === 100 && part < whole ? '>\u00a099' : String(percent);
}

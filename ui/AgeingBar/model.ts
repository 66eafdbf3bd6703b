import { percentOf } from '@comptoir/domain/money';

/**
 * Returns a part of a whole as whole percent, `24`. A part above zero is never written as 0, and a part below the whole
 * never as 100: `< 1`, `> 99`. Both amounts are in francs.
 */
export function shareText(part: number, whole: number): string {
  const percent = percentOf(part, whole);
  if (percent === 0 && part > 0) return '<\u00a01';
  return percent === 100 && part < whole ? '>\u00a099' : String(percent);
}

import { sum } from '@comptoir/domain/money';
import { partsInPercent } from '@comptoir/domain/pourcent';

/**
 * Returns the parts of a sum as whole percent that add up to 100, `24`. A part above zero is never written as 0, and a
 * part below the whole never as 100: `< 1`, `> 99`.
 */
export function shareTexts(parts: readonly number[]): string[] {
  const whole = sum(parts);
  const percents = partsInPercent(parts);
  return parts.map((part, rank) => shareText(part, percents[rank] ?? 0, whole));
}

function shareText(part: number, percent: number, whole: number): string {
  if (percent === 0 && part > 0) return '<\u00a01';
  return percent === 100 && part < whole ? '>\u00a099' : String(percent);
}

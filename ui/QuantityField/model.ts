/** Bounds of a quantity, both included. */
export interface Bounds {
  min: number;
  max: number;
}

export type Refusal = 'decimales' | 'invalide' | 'trop_grand';
export type QuantityText = { ok: true; value: number | null } | { ok: false; reason: Refusal };

/**
 * Reads a typed or pasted text as a whole number; null when it is empty. Spaces that group digits are dropped. A
 * decimal sign is refused, because "1,5" without it would be 15. A number below the minimum is accepted: the person may
 * still be typing.
 */
export function readQuantity(text: string, { max }: Bounds): QuantityText {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return { ok: true, value: null };
  if (/^\d*[.,]\d*$/.test(digits)) return { ok: false, reason: 'decimales' };
  if (!/^\d+$/.test(digits)) return { ok: false, reason: 'invalide' };
  const value = Number(digits);
  return value > max ? { ok: false, reason: 'trop_grand' } : { ok: true, value };
}

/** Returns the number `by` steps away, within the bounds; from an empty field, the smallest number. */
export function stepFrom(value: number | null, by: number, { min, max }: Bounds): number {
  return value === null ? min : Math.min(max, Math.max(min, value + by));
}

const STEPS: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Returns how far a key steps, as in the spin button of the ARIA practices; undefined for any other key. */
export function stepOfKey(key: string): number | undefined {
  return STEPS[key];
}

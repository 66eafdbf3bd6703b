/**
 * Returns to which of `count` items a key leads from `index` (−1: none yet), or undefined when the key does not move.
 */
export function rovingIndex(key: string, index: number, count: number, orientation: 'vertical' | 'horizontal') {
  const [back, on] = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (count === 0) return undefined;
  if (key === on) return (index + 1) % count;
  if (key === back) return index <= 0 ? count - 1 : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Returns the item after `index` whose text begins with the typed letter, wrapping around; −1 when there is none. */
export function typedIndex(letter: string, index: number, texts: readonly string[]): number {
  const wanted = letter.toLocaleLowerCase();
  for (let step = 1; step <= texts.length; step++) {
    const candidate = (index + step) % texts.length;
    if (texts[candidate]?.trim().toLocaleLowerCase().startsWith(wanted)) return candidate;
  }
  return -1;
}

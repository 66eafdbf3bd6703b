/** The first letters of the first and the last word, `Awa Marie Koné` → `AK`, `Union (SCOOPS)` → `US`; empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+\p{P}*/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

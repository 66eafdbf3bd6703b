/** Articles and small words that give no initial, in French and in English. */
const ARTICLE = /^(?:(?:l|d)['’]|(?:les?|la|des?|du|aux?|et|the|of|and)$)/iu;

/**
 * Returns the first letters of the first and the last word that is not an article: `Awa Marie Koné` → `AK`, `Union
 * (SCOOPS)` → `US`, `Le Palais de la Fête` → `PF`. Empty for an empty name.
 */
export function initialsOf(name: string): string {
  const all = name.split(/\s+\p{P}*/u).filter((word) => word !== '');
  const bare = all.map((word) => word.replace(ARTICLE, '')).filter((word) => word !== '');
  const words = bare.length > 0 ? bare : all;
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

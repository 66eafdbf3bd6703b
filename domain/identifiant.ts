/**
 * Letters of French and its neighbours, digits, signs of a keyboard, spaces: no other alphabet, whose letters look like
 * these, nothing invisible, no mark of direction. The dotless i and the letters that are two or an old form of one are
 * left out.
 */
const SIGNS = /^[ -~À-ÖØ-öø-İĴ-ķĹ-ňŊ-ž]*$/;

/** Whether a sign-in name, normalised, can be taken for no other: what looks like `admin` is `admin` (ASVS 1.1.1). */
export function isIdentifiant(username: string): boolean {
  return SIGNS.test(username) && !/ {2}/.test(username);
}

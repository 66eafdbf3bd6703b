/**
 * Letters of French and similar languages, digits, keyboard signs and spaces. Excluded, because they look like these:
 * letters of other alphabets, invisible characters, marks of direction, the dotless i, letters made of two (`ĳ`, `ŉ`)
 * and old letters (`ĸ`, `ſ`).
 */
const SIGNS = /^[ -~À-ÖØ-öø-İĴ-ķĹ-ňŊ-ž]*$/;

/** Whether a normalised sign-in name cannot be mistaken for another: no other name looks like `admin` (ASVS 1.1.1). */
export function isIdentifiant(username: string): boolean {
  return SIGNS.test(username) && !/ {2}/.test(username);
}

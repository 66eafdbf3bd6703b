const CONTROL = /(?![\n\t])\p{Cc}/gu;
/** What turns the text around it, or is not seen at all. */
const UNSEEN = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A text as it is stored: trimmed, NFC, no control characters but line feed and tab (CONTRACT "Types"), no marks of
 * direction and nothing invisible, so that a label shows as it reads. Half a surrogate pair, which UTF-8 cannot carry, becomes U+FFFD.
 */
export function normalizeText(text: string): string {
  return text.replace(CONTROL, '').replace(UNSEEN, '').replace(LONE_SURROGATE, '\uFFFD').normalize('NFC').trim();
}

// Letters that compatibility decomposition keeps whole.
const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', '’': "'" };

/**
 * What a text is searched by: two texts that differ by case, accents, ligatures or spacing have one key (CONTRACT
 * "Types", `{term}`). A list matches when the row's key contains the term's.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøłđ’]/g, (letter) => LETTERS[letter] as string)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether a text has a control character in it: a term that has one is refused (CONTRACT "Types", `{term}`). */
export function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** Characters a text is cut to on screen (spec § 9; a project's card is ours). */
export const CUT = {
  FILENAME: 13,
  CAISSE_DESCRIPTION: 40,
  ETAPE_FORM: 30,
  ETAPE_DETAIL: 60,
  PROJET_DESCRIPTION: 100,
} as const;

/** The first `length` characters and an ellipsis when there are more (spec § 9); never half of a surrogate pair. */
export function cut(text: string, length: number): { text: string; isCut: boolean } {
  const characters = Array.from(text);
  if (characters.length <= length) return { text, isCut: false };
  return { text: `${characters.slice(0, length).join('')}…`, isCut: true };
}

const MAX_PAGE = 1_000_000_000;

/** The page typed in a pager: non-digits are dropped, what is no page is page 1 (spec § 5). */
export function pageFromInput(text: string): number {
  const page = Number(text.replace(/\D/g, ''));
  return page >= 1 && page <= MAX_PAGE ? page : 1;
}

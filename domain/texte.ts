const CONTROL = /(?![\n\t])\p{Cc}/gu;
/** Characters that change the direction of the text around them, or that are invisible. */
const UNSEEN = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A text as it is stored: trimmed, NFC, without control characters except line feed and tab (CONTRACT "Types"). Marks
 * of direction and invisible characters go, so that a label reads as it shows. A lone surrogate becomes U+FFFD.
 */
export function normalizeText(text: string): string {
  return text.replace(CONTROL, '').replace(UNSEEN, '').replace(LONE_SURROGATE, '\uFFFD').normalize('NFC').trim();
}

// Letters that compatibility decomposition leaves whole.
const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', '’': "'" };

/**
 * The key by which a text is searched: texts that differ only by case, accents, ligatures or spacing have the same key
 * (CONTRACT "Types", `{term}`). A row of a list matches when its key contains the key of the term.
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

/** Whether a text contains a control character: such a search term is refused (CONTRACT "Types", `{term}`). */
export function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** How many characters of a text the screen shows before it cuts it (spec § 9; a project's card is our own value). */
export const CUT = {
  FILENAME: 13,
  CAISSE_DESCRIPTION: 40,
  ETAPE_FORM: 30,
  ETAPE_DETAIL: 60,
  PROJET_DESCRIPTION: 100,
} as const;

/**
 * The first `length` characters, with an ellipsis when there are more (spec § 9); a surrogate pair is never cut in two.
 */
export function cutText(text: string, length: number): { text: string; isCut: boolean } {
  const characters = Array.from(text);
  if (characters.length <= length) return { text, isCut: false };
  return { text: `${characters.slice(0, length).join('')}…`, isCut: true };
}

const MAX_PAGE = 1_000_000_000;

/** The number of the page typed in a pager: non-digits are dropped, and an invalid page is page 1 (spec § 5). */
export function pageFromInput(text: string): number {
  const page = Number(text.replace(/\D/g, ''));
  return page >= 1 && page <= MAX_PAGE ? page : 1;
}

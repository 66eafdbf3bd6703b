import { searchKey } from '@comptoir/domain/texte';
import type { ReactNode } from 'react';

export interface SearchResult {
  /** Tells the results apart, in all groups. */
  id: string;
  /** What was found. */
  label: string;
  /** Detail that tells apart two results with the same label. */
  detail?: string;
}

export interface SearchGroup<Result extends SearchResult = SearchResult> {
  /** Tells the groups apart. */
  id: string;
  /** Name of the kind of result. */
  label: string;
  /** The results, the best first. */
  results: readonly Result[];
  /**
   * The results answer an older text. They stay shown, but Enter opens none that the person has not moved to (DESIGN
   * rules 3 and 4).
   */
  isStale?: boolean;
}

export interface GlobalSearchResult extends SearchResult {
  /** Address of the result, which is a link and can open in another tab. */
  href: string;
  /** Picture for the kind of result. */
  icon?: ReactNode;
}

/** Why the search was not complete, and how to try again. */
export interface SearchNotice {
  /** What went wrong, or what is missing. */
  text: string;
  /** A button that tries again. */
  retry?: { label: string; onPress: () => void };
}

/** The typed text, its results, and what happens with them. */
export interface Search {
  /** The typed text. */
  value: string;
  /** Called with the text at each key. */
  onValueChange: (value: string) => void;
  /** The results so far, grouped by kind. */
  groups: readonly SearchGroup<GlobalSearchResult>[];
  /** More results are on their way. */
  busy?: boolean | undefined;
  /** What kept the search from being complete. */
  notice?: SearchNotice | null | undefined;
  /** Says that nothing was found. */
  emptyText: string;
  /** Called with the result that is chosen by Enter or by a press: go to its `href`. */
  onChoose: (result: GlobalSearchResult) => void;
}

/**
 * Returns the id of the result that Enter opens before any arrow is pressed: the first one for the typed text, or null.
 */
export function suggestedId(groups: readonly SearchGroup[]): string | null {
  return groups.find(({ results, isStale }) => !isStale && results.length > 0)?.results[0]?.id ?? null;
}

/** A piece of a text, and whether it matches the search. */
export interface Part {
  text: string;
  isHit: boolean;
}

const SPACE = /\s/u;

/** Whether the term has only digits and spaces. Phones and amounts are found without their spaces. */
const isNumber = (term: string) => /^[\d\s]+$/u.test(term);

function keyOfLetter(letter: string, withoutSpaces: boolean): string {
  if (SPACE.test(letter)) return withoutSpaces ? '' : ' ';
  return searchKey(letter);
}

interface Place {
  from: number;
  to: number;
}

/** Returns the places of the needle in the key. */
function placesOf(needle: string, key: string): Place[] {
  const places: Place[] = [];
  for (let at = key.indexOf(needle); needle !== '' && at >= 0; at = key.indexOf(needle, at + needle.length)) {
    places.push({ from: at, to: at + needle.length });
  }
  return places;
}

/**
 * Cuts a text into pieces that match the term and pieces that do not, ignoring case, accents, ligatures and the spaces
 * of a number (PRODUCT K). If the text does not have the whole term, each word of it matches by itself.
 */
export function partsOf(text: string, term: string): Part[] {
  const withoutSpaces = isNumber(term);
  const needle = withoutSpaces ? term.replace(/\s/gu, '') : searchKey(term);
  const letters = Array.from(text, (letter) => ({ letter, key: keyOfLetter(letter, withoutSpaces) }));
  const key = letters.map((letter) => letter.key).join('');
  const needles = key.includes(needle) ? [needle] : needle.split(' ');
  const places = needles.flatMap((one) => placesOf(one, key));
  const parts: Part[] = [];
  let from = 0;
  for (const { letter, key: own } of letters) {
    const to = from + own.length;
    const isHit = places.some((place) => from < place.to && to > place.from);
    const last = parts.at(-1);
    if (last?.isHit === isHit) last.text += letter;
    else parts.push({ text: letter, isHit });
    from = to;
  }
  return parts;
}

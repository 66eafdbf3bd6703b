import { searchKey } from '#domain/texte';

export interface ComboboxOption {
  key: number | string;
  label: string;
  /** What tells two of the same name apart: a phone number. */
  note?: string;
}

const isMatch = ({ label, note = '' }: ComboboxOption, text: string) =>
  [label, note, note.replace(/\s/g, '')].some((part) => searchKey(part).includes(searchKey(text)));

/**
 * The rank of the option that Enter would choose before any arrow is pressed: the first that says what is typed, −1
 * without one. Options that still answer an older text are thus never chosen by a quick Enter.
 */
export function suggestedRank(options: readonly ComboboxOption[], text: string): number {
  if (searchKey(text) === '') return -1;
  return options.findIndex((option) => isMatch(option, text));
}

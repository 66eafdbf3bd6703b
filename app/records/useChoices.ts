import type { ComboboxOption } from '@comptoir/ui/Combobox';
import { useDebounced } from '@comptoir/ui/foundations';
import { useState } from 'react';

/** Greatest number of rows listed; the user finds the others by searching. */
const LISTED = 20;
const SEARCH_MS = 250;

/** What `useRoute` gives of a call of choices. */
interface Found<Row> {
  data: Row[] | undefined;
  error: unknown;
  isValidating: boolean;
}

/** A noun from whose rows the user chooses one by typing. */
export interface Choices<Row> {
  /** Reads what holds the text, the best first; with null nothing. */
  useFound(query: { search?: string; limit: number; id?: number } | null): Found<Row>;
  optionOf(row: Row): ComboboxOption;
}

/** Searches for the typed text; `options` is undefined while the search runs. */
export function useChoiceSearch<Row>({ useFound, optionOf }: Choices<Row>) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), SEARCH_MS);
  const { data, error, isValidating } = useFound({ search, limit: LISTED });
  const isSettled = search === text.trim() && !isValidating;
  // After an error `data` belongs to an older text, so it is left out.
  const found = error ? [] : (data ?? []);
  return {
    text,
    setText,
    options: isSettled ? found.map(optionOf) : undefined,
    isFailed: isSettled && error !== undefined,
  };
}

/** Returns the chosen row as an option; one that a draft restored is read from the server. */
export function useChosen<Row>({ useFound, optionOf }: Choices<Row>, id: unknown, first: ComboboxOption | null = null) {
  const [known, setKnown] = useState(first);
  const key = typeof id === 'number' ? id : null;
  const isKnown = key === null || known?.key === key;
  const { data } = useFound(isKnown ? null : { id: key, limit: 1 });
  const found = data?.map(optionOf).find((option) => option.key === key);
  const chosen = isKnown ? known : { key, label: '…', ...found };
  return { chosen: key === null ? null : chosen, remember: setKnown };
}

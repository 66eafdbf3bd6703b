import { useDebounced } from '@comptoir/ui/foundations';
import { useEffect, useState } from 'react';

const SEARCH_MS = 250;

/**
 * What is being typed into a search field, and its way to the address: debounced one way, at once the other way when
 * Back or a link changes the address (DESIGN rules 1 and 4).
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [written, setWritten] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    // Not our own writing coming back: letters typed since then stay.
    if (search !== written) {
      setText(search);
      setWritten(search);
    }
  }

  const settled = useDebounced(text, SEARCH_MS);
  useEffect(() => {
    const next = settled.trim();
    if (settled !== text || next === search || next === written) return;
    setWritten(next);
    onSearch(next);
  }, [settled, text, search, written, onSearch]);

  const clear = () => {
    setText('');
    setWritten('');
    onSearch('');
  };
  return { text, setText, clear };
}

import { useDebounced } from '@comptoir/ui/foundations';
import { useEffect, useState } from 'react';

const SEARCH_MS = 250;

/**
 * The text of a search field. Typing reaches the address once it pauses; a change of the address by Back or a link
 * reaches the field at once (DESIGN rules 1 and 4).
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [written, setWritten] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    // If the address changed only because of this field, letters typed since then stay.
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

import { Search as SearchIcon } from 'lucide-react';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaWidth } from '../foundations';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import type { Search } from './model';
import { SearchPopup } from './SearchPopup';
import { SearchSheet } from './SearchSheet';
import { useSearchHotkey } from './useSearchHotkey';

export interface GlobalSearchProps extends Omit<ComponentPropsWithRef<'input'>, keyof Search | 'ref'>, Search {}

/**
 * Searches everything in the application; below 768 px a button opens the search over the whole screen.
 *
 * Not for one list: `SearchField`; nor the value of a field: `Combobox`.
 *
 * Keys: Ctrl-K leads to it; `ArrowDown` and `ArrowUp` go through the results, `Home` and `End` stay in the text,
 * `Enter` opens, `Escape` closes.
 *
 * States: `data-stale` on the results for an older text.
 */
export function GlobalSearch(props: GlobalSearchProps) {
  const { value, onValueChange, groups, busy, notice, emptyText, onChoose, ...field } = props;
  const search = { value, onValueChange, groups, busy, notice, emptyText, onChoose };
  const { globalSearch } = useLabels();
  const isNarrow = useMediaWidth('TABLET');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // The field must exist before it takes the focus, and all this within the press: otherwise a phone shows no keyboard.
  const unfold = () => {
    flushSync(() => setIsUnfolded(true));
    input.current?.select();
  };
  useSearchHotkey(unfold);

  const box = { search, field: { ...field, ref: input } };
  if (!isNarrow) return <SearchPopup {...box} />;
  return (
    <>
      <IconButton label={globalSearch.open} icon={<SearchIcon aria-hidden />} onClick={unfold} />
      {isUnfolded && <SearchSheet {...box} inputRef={input} onFold={() => setIsUnfolded(false)} />}
    </>
  );
}

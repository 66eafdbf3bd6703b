import { Search as SearchIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaWidth } from '../foundations';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import type { SearchGroup, SearchResult } from './model';
import { SearchPopup } from './SearchPopup';
import { SearchSheet } from './SearchSheet';
import { useSearchHotkey } from './useSearchHotkey';

export interface GlobalSearchResult extends SearchResult {
  /** Where it leads: each result is a link, for another tab too. */
  href: string;
  /** A picture of what kind it is. */
  icon?: ReactNode;
}

/** Why not all was searched, and how to try again. */
export interface SearchNotice {
  /** What went wrong, or what is missing. */
  text: string;
  /** A button that tries again. */
  retry?: { label: string; onPress: () => void };
}

/** What is typed, what it finds, and what is done with it. */
export interface Search {
  value: string;
  onValueChange: (value: string) => void;
  /** Already found, kind after kind. */
  groups: readonly SearchGroup<GlobalSearchResult>[];
  /** More is being searched for. */
  busy?: boolean | undefined;
  notice?: SearchNotice | null | undefined;
  emptyText: string;
  onChoose: (result: GlobalSearchResult) => void;
}

export interface GlobalSearchProps extends Omit<ComponentPropsWithRef<'input'>, keyof Search | 'ref'>, Search {}

/**
 * Search among all that there is; below 768 px a button that opens it over the whole screen. Ctrl-K leads to it.
 *
 * Not for one list: `SearchField`; nor the value of a field: `Combobox`.
 *
 * Keys: Ctrl-K leads to it; `ArrowDown` and `ArrowUp` go through the results, `Home` and `End` stay in the text,
 * `Enter` opens, `Escape` closes.
 *
 * States: `data-stale` on results of what was typed before.
 */
export function GlobalSearch(props: GlobalSearchProps) {
  const { value, onValueChange, groups, busy, notice, emptyText, onChoose, ...field } = props;
  const search = { value, onValueChange, groups, busy, notice, emptyText, onChoose };
  const { globalSearch } = useLabels();
  const isNarrow = useMediaWidth('TABLET');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // The field must exist before it takes the focus, and within the press: else a phone shows no keyboard.
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

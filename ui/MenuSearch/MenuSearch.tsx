import { Search } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaWidth } from '../foundations';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { SearchCombobox } from './SearchCombobox';
import { useSearchHotkey } from './useSearchHotkey';

export interface MenuSearchResult {
  id: string;
  label: string;
  icon?: ReactNode;
}

export interface MenuSearchProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'results'> {
  value: string;
  onValueChange: (value: string) => void;
  /** At most eight, already found (spec § 2 Shell). */
  results: readonly MenuSearchResult[];
  emptyText: string;
  onChoose: (result: MenuSearchResult) => void;
}

/** Search among the menu's links; below 768 px a button that opens it over the header. Ctrl-K leads to it. */
export function MenuSearch(props: MenuSearchProps) {
  const { menuSearch } = useLabels();
  const isNarrow = useMediaWidth('TABLET');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // The field must exist before it takes the focus, and within the press: else a phone shows no keyboard.
  const unfold = () => {
    flushSync(() => setIsUnfolded(true));
    input.current?.select();
  };
  const fold = () => {
    if (!isNarrow) return;
    flushSync(() => setIsUnfolded(false));
    button.current?.focus();
  };
  useSearchHotkey(unfold);

  if (isNarrow && !isUnfolded) {
    return <IconButton ref={button} label={menuSearch.open} icon={<Search aria-hidden />} onClick={unfold} />;
  }
  return (
    <SearchCombobox
      {...props}
      inputRef={input}
      isOverlay={isNarrow}
      onFold={fold}
      onLeave={() => isNarrow && setIsUnfolded(false)}
    />
  );
}

import { type FocusEvent, useId, useRef } from 'react';
import { useBackLayer, useEscapeLayer, useOnClickOutside } from '../foundations';
import { Panel, Root, Shortcut } from './GlobalSearch.styles';
import type { Search } from './model';
import { Results } from './Results';
import { type FieldProps, SearchInput } from './SearchInput';
import { useCombobox } from './useCombobox';

export interface SearchBoxProps {
  search: Search;
  field: FieldProps;
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
const ignore = () => undefined;

/** The field in the header, and its results under it. */
export function SearchPopup({ search, field }: SearchBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const box = useCombobox(search, ignore);
  const leave = ({ relatedTarget }: FocusEvent) => !root.current?.contains(relatedTarget as Node | null) && box.close();
  useOnClickOutside([root], box.isOpen, box.close);
  useEscapeLayer(box.isOpen, box.cancel);
  useBackLayer(box.isOpen && box.hasTerm, box.cancel);

  return (
    <Root ref={root} role="search" onBlur={leave}>
      <SearchInput field={field} search={search} box={box} listId={listId}>
        <Shortcut aria-hidden>{isApple() ? '⌘ K' : 'Ctrl K'}</Shortcut>
      </SearchInput>
      {box.isOpen && box.hasTerm && (
        <Panel>
          <Results search={search} box={box} listId={listId} />
        </Panel>
      )}
    </Root>
  );
}

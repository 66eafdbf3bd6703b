import { type RefObject, useId } from 'react';
import { DialogFrame } from '../DialogFrame';
import { useLabels } from '../labels';
import { Sheet } from './GlobalSearch.styles';
import { Results } from './Results';
import { SearchInput } from './SearchInput';
import type { SearchBoxProps } from './SearchPopup';
import { useCombobox } from './useCombobox';

interface SearchSheetProps extends SearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  onFold: () => void;
}

/** The search over the whole screen of a phone: the results have the room that the keyboard leaves. */
export function SearchSheet({ search, field, inputRef, onFold }: SearchSheetProps) {
  const { globalSearch } = useLabels();
  const listId = useId();
  const box = useCombobox(search, onFold);

  return (
    <DialogFrame title={globalSearch.label} isSheet hasCloseButton initialFocus={inputRef} onEscape={box.cancel}>
      <Sheet role="search">
        <SearchInput field={field} search={search} box={box} listId={listId} />
        {box.hasTerm && <Results search={search} box={box} listId={listId} />}
      </Sheet>
    </DialogFrame>
  );
}

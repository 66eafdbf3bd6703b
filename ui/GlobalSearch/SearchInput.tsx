import { Search as SearchIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Wheel } from '../Button';
import { useLabels } from '../labels';
import { Box, Glyph, Input } from './GlobalSearch.styles';
import type { Search } from './model';
import type { ComboboxState } from './useCombobox';

export type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'value'>;

interface SearchInputProps {
  field: FieldProps;
  search: Search;
  box: ComboboxState;
  listId: string;
  children?: ReactNode;
}

export const optionId = (listId: string, id: string) => `${listId}-${id}`;

/** The input, with the keys of the ARIA practices for a combobox (DESIGN rule 22). */
export function SearchInput({ field, search: { value, busy }, box, listId, children }: SearchInputProps) {
  const { globalSearch } = useLabels();
  const active = box.isListed && box.active !== null ? optionId(listId, box.active) : undefined;
  return (
    <Box>
      <Glyph aria-hidden>{busy ? <Wheel /> : <SearchIcon />}</Glyph>
      <Input
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        {...field}
        value={value}
        role="combobox"
        aria-label={globalSearch.label}
        aria-expanded={box.isListed}
        aria-controls={box.isListed ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active}
        onChange={(event) => box.type(event.target.value)}
        onFocus={box.open}
        onClick={box.open}
        onKeyDown={box.press}
      />
      {children}
    </Box>
  );
}

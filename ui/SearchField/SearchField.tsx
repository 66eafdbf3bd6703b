import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useRef } from 'react';
import { Wheel } from '../Button';
import { ControlBox } from '../Field';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { Icon, Input, Root } from './SearchField.styles';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> {
  /** Name of the field, which is also its placeholder. */
  label: string;
  /** The typed text. */
  value: string;
  /** Called with the text at each key, and with '' when it is cleared. */
  onValueChange: (value: string) => void;
  /** A search is running, so a turning wheel replaces the glass. */
  busy?: boolean;
}

/**
 * Searches the list below while the person types.
 *
 * Not for a search of everything: `GlobalSearch`; nor the value of a field: `Combobox`.
 *
 * Keys: `Escape` empties it.
 *
 * States: `data-busy` while a search is running.
 */
export function SearchField({ label, value, onValueChange, busy, id, ...rest }: SearchFieldProps) {
  const { search } = useLabels();
  const ownId = useId();
  const box = useRef<HTMLDivElement>(null);

  const clear = () => {
    onValueChange('');
    box.current?.querySelector('input')?.focus();
  };

  // Escape empties the search before it closes what contains the search.
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <Root data-busy={busy || undefined}>
      <label className="visually-hidden" htmlFor={id ?? ownId}>
        {label}
      </label>
      <ControlBox ref={box} onKeyDown={clearOnEscape}>
        <Icon>{busy ? <Wheel role="img" aria-label={search.busy} /> : <Search aria-hidden />}</Icon>
        <Input
          autoComplete="off"
          enterKeyHint="search"
          placeholder={label}
          {...rest}
          id={id ?? ownId}
          type="search"
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
        {value !== '' && <IconButton label={search.clear} icon={<X aria-hidden />} onClick={clear} />}
      </ControlBox>
    </Root>
  );
}

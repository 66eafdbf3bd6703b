import { useMergeRefs } from '@floating-ui/react';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { rovingIndex, useEscapeLayer, useOnClickOutside } from '../foundations';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import type { MenuSearchProps, MenuSearchResult } from './MenuSearch';
import { Box, Input, Root, Shortcut } from './MenuSearch.styles';
import { optionId, Results } from './Results';

interface SearchComboboxProps extends MenuSearchProps {
  inputRef: RefObject<HTMLInputElement | null>;
  isOverlay: boolean;
  /** Away from the field, back to where one was. */
  onFold: () => void;
  /** A press went elsewhere. */
  onLeave: () => void;
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A field and its list, by keyboard as the combobox of the ARIA practices. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { value, onValueChange, results, emptyText, onChoose, inputRef, isOverlay, onFold, onLeave, ref, ...rest } =
    props;
  const { menuSearch } = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergeRefs([inputRef, ref]);
  const listId = useId();
  const hasTerm = value.trim() !== '';
  const isListed = isOpen && hasTerm && results.length > 0;

  const leave = () => {
    setIsOpen(false);
    onLeave();
  };
  useOnClickOutside([root], isOpen || isOverlay, leave);
  useEscapeLayer(isOpen || isOverlay, () => {
    setIsOpen(false);
    onValueChange('');
    onFold();
  });

  const type = (text: string) => {
    onValueChange(text);
    setActive(0);
    setIsOpen(true);
  };
  const choose = (result: MenuSearchResult | undefined) => {
    if (!result) return;
    setIsOpen(false);
    onValueChange('');
    onFold();
    onChoose(result);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isListed) return;
    if (event.key === 'Enter') return choose(results[active]);
    // Home and End belong to the text.
    if (event.key === 'Home' || event.key === 'End') return;
    const next = rovingIndex(event.key, active, results.length, 'vertical');
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <Root ref={root} role="search">
      <Box>
        <Search aria-hidden />
        <Input
          type="search"
          autoComplete="off"
          spellCheck={false}
          {...rest}
          ref={mergedRef}
          value={value}
          role="combobox"
          aria-label={menuSearch.label}
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isListed ? optionId(listId, active) : undefined}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={press}
        />
        {!isOverlay && <Shortcut aria-hidden>{isApple() ? '⌘ K' : 'Ctrl K'}</Shortcut>}
      </Box>
      {isOverlay && <IconButton label={menuSearch.close} icon={<X aria-hidden />} onClick={onFold} />}
      <p className="visually-hidden" role="status">
        {hasTerm && (results.length > 0 ? menuSearch.count(results.length) : emptyText)}
      </p>
      {isOpen && hasTerm && (
        <Results
          id={listId}
          results={results}
          active={active}
          emptyText={emptyText}
          onActivate={setActive}
          onChoose={choose}
        />
      )}
    </Root>
  );
}

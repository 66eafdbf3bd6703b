import { useMergeRefs } from '@floating-ui/react';
import { Search, X } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { useEscapeLayer, useOnClickOutside } from '../foundations';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import type { MenuSearchProps } from './MenuSearch';
import { Box, Input, Root, Shortcut } from './MenuSearch.styles';
import { optionId, Results } from './Results';
import { useCombobox } from './useCombobox';

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
  const { value, onValueChange, results, emptyText, onChoose, inputRef, isOverlay, onFold, onLeave, ...others } = props;
  const { ref, ...rest } = others;
  const { menuSearch } = useLabels();
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergeRefs([inputRef, ref]);
  const listId = useId();
  const box = useCombobox({ value, onValueChange, results, onChoose, onFold });

  const leave = () => {
    box.close();
    onLeave();
  };
  useOnClickOutside([root], box.isOpen || isOverlay, leave);
  useEscapeLayer(box.isOpen || isOverlay, box.cancel);

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
          aria-expanded={box.isListed}
          aria-controls={box.isListed ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={box.isListed ? optionId(listId, box.active) : undefined}
          onChange={(event) => box.type(event.target.value)}
          onFocus={box.open}
          onBlur={box.close}
          onKeyDown={box.press}
        />
        {!isOverlay && <Shortcut aria-hidden>{isApple() ? '⌘ K' : 'Ctrl K'}</Shortcut>}
      </Box>
      {isOverlay && <IconButton label={menuSearch.close} icon={<X aria-hidden />} onClick={onFold} />}
      <p className="visually-hidden" role="status">
        {box.hasTerm && (results.length > 0 ? menuSearch.count(results.length) : emptyText)}
      </p>
      {box.isOpen && box.hasTerm && (
        <Results
          id={listId}
          results={results}
          active={box.active}
          emptyText={emptyText}
          onActivate={box.setActive}
          onChoose={box.choose}
        />
      )}
    </Root>
  );
}

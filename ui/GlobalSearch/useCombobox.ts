import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { rovingIndex } from '../foundations';
import { type GlobalSearchResult, type Search, suggestedId } from './model';

/**
 * Returns whether the list shows, which option Enter would choose, and what the keys do; `onFold` closes the search.
 */
export function useCombobox({ value, onValueChange, groups, onChoose }: Search, onFold: () => void) {
  const [isOpen, setIsOpen] = useState(false);
  // Kept by id, not by rank, so that the highlight stays on its option when other results come.
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const results = groups.flatMap((group) => group.results);
  const hasTerm = value.trim() !== '';
  const isListed = isOpen && hasTerm && results.length > 0;
  const isThere = results.some(({ id }) => id === movedTo);
  const active = isThere ? movedTo : suggestedId(groups);

  const cancel = () => {
    setIsOpen(false);
    setMovedTo(null);
    onValueChange('');
    onFold();
  };
  const choose = (result: GlobalSearchResult | undefined, event: SyntheticEvent) => {
    if (!result) return;
    // The browser must not load the page: `onChoose` goes there inside the application.
    event.preventDefault();
    cancel();
    onChoose(result);
  };
  const type = (text: string) => {
    onValueChange(text);
    setMovedTo(null);
    setIsOpen(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isListed) return;
    if (event.key === 'Enter')
      return choose(
        results.find(({ id }) => id === active),
        event,
      );
    // Home and End move in the text.
    if (event.key === 'Home' || event.key === 'End') return;
    const rank = results.findIndex(({ id }) => id === active);
    const next = rovingIndex(event.key, rank, results.length, 'vertical');
    if (next === undefined) return;
    event.preventDefault();
    setMovedTo(results[next]?.id ?? null);
  };

  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  const count = results.length;
  return { isOpen, isListed, hasTerm, count, active, moveTo: setMovedTo, open, close, cancel, choose, type, press };
}

export type ComboboxState = ReturnType<typeof useCombobox>;

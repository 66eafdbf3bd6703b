import { type KeyboardEvent, useState } from 'react';
import { rovingIndex } from '../foundations';
import type { ComboboxOption } from './model';

interface ComboboxState {
  text: string;
  onTextChange: (text: string) => void;
  options: readonly ComboboxOption[] | undefined;
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** The typed text is itself the value: only an arrow or a press chooses an option. */
  isFree: boolean;
}

/** Returns whether the list shows, which option Enter would choose, and what typing and the keys do. */
export function useCombobox({ text, onTextChange, options, value, onChange, isFree }: ComboboxState) {
  const [isOpen, setIsOpen] = useState(false);
  // Kept by key, not by rank, so that the highlight stays on its option when other results come.
  const [movedTo, setMovedTo] = useState<ComboboxOption['key'] | null>(null);
  // The former options stay while a new search runs (DESIGN rule 3).
  const [listed, setListed] = useState(options);
  if (options && options !== listed) setListed(options);

  const shown = listed ?? [];
  // Before any arrow the first option is highlighted, because it matches best. While a search runs no option is,
  // because the list answers an older text. Enter takes only the highlighted option: when the one that an arrow reached
  // is gone, no other replaces it.
  const suggested = !isFree && options !== undefined && text.trim() !== '' && shown.length > 0 ? 0 : -1;
  const active = movedTo === null ? suggested : shown.findIndex(({ key }) => key === movedTo);

  const open = () => setIsOpen(true);
  const close = () => {
    setIsOpen(false);
    setMovedTo(null);
  };
  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return;
    close();
    if (!isFree) onTextChange('');
    onChange(option);
  };
  const type = (next: string) => {
    // Typing over a chosen option starts a new search.
    if (value) onChange(null);
    onTextChange(next);
    setMovedTo(null);
    open();
  };
  const clear = () => {
    close();
    if (text !== '') onTextChange('');
    if (value) onChange(null);
  };
  const move = (event: KeyboardEvent) => {
    // Home and End move in the text until an arrow has entered the list.
    if (movedTo === null && (event.key === 'Home' || event.key === 'End')) return;
    const from = isOpen ? active : shown.findIndex(({ key }) => key === value?.key);
    const next = rovingIndex(event.key, from, shown.length, 'vertical');
    if (next === undefined && !event.key.startsWith('Arrow')) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return;
    event.preventDefault();
    open();
    if (next !== undefined) setMovedTo(shown[next]?.key ?? null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && isFree && active < 0) close();
    else if (event.key === 'Enter' && isOpen) {
      // An open list keeps Enter, so that the form is not sent.
      event.preventDefault();
      choose(shown[active]);
    } else if (event.key === 'Escape' && !isOpen && !isFree && text !== '') {
      // Escape first closes the list (its layer), then empties the typed text, then closes what contains the field. It
      // does not clear a chosen option: a person who leaves a form would lose it without noticing.
      event.preventDefault();
      event.stopPropagation();
      clear();
    } else move(event);
  };

  return {
    isOpen,
    shown,
    isLoading: options === undefined,
    active,
    open,
    close,
    choose,
    type,
    clear,
    press,
    setMovedTo,
  };
}

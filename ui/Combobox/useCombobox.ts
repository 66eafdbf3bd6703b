import { type KeyboardEvent, useState } from 'react';
import { rovingIndex } from '../foundations';
import type { ComboboxOption } from './model';

interface ComboboxState {
  text: string;
  onTextChange: (text: string) => void;
  options: readonly ComboboxOption[] | undefined;
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** What is typed stands as it is: nothing is chosen but by an arrow or a press. */
  isFree: boolean;
}

/** Whether the list shows, which option Enter would choose, and what typing and the keys do. */
export function useCombobox({ text, onTextChange, options, value, onChange, isFree }: ComboboxState) {
  const [isOpen, setIsOpen] = useState(false);
  // By key, not by rank: it stays on its option when other answers come.
  const [movedTo, setMovedTo] = useState<ComboboxOption['key'] | null>(null);
  // What was found stays while more is searched for (DESIGN rule 3).
  const [listed, setListed] = useState(options);
  if (options && options !== listed) setListed(options);

  const shown = listed ?? [];
  // Before any arrow it is the first, which answers best; while more is searched for the list answers an older text, and
  // nothing is. Enter takes what is highlighted and nothing else: what an arrow led to and is gone is not replaced.
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
    // What is typed over a choice is another search.
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
    // Home and End belong to the text until an arrow has led into the list.
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
      // An open list keeps Enter: the form is not sent by it.
      event.preventDefault();
      choose(shown[active]);
    } else if (event.key === 'Escape' && !isOpen && !isFree && text !== '') {
      // The list goes first (its layer), then what was typed and found nothing, then what the field stands in. A choice
      // stays: who means to leave a form would lose it unseen.
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

import { type KeyboardEvent, useState } from 'react';
import { rovingIndex } from '../foundations';
import type { MenuSearchProps, MenuSearchResult } from './MenuSearch';

interface ComboboxOptions extends Pick<MenuSearchProps, 'value' | 'onValueChange' | 'results' | 'onChoose'> {
  onFold: () => void;
}

/** Whether the list shows, which option Enter would choose, and what the keys do. */
export function useCombobox({ value, onValueChange, results, onChoose, onFold }: ComboboxOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const hasTerm = value.trim() !== '';
  const isListed = isOpen && hasTerm && results.length > 0;

  const cancel = () => {
    setIsOpen(false);
    onValueChange('');
    onFold();
  };
  const choose = (result: MenuSearchResult | undefined) => {
    if (!result) return;
    cancel();
    onChoose(result);
  };
  const type = (text: string) => {
    onValueChange(text);
    setActive(0);
    setIsOpen(true);
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

  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  return { isOpen, isListed, hasTerm, active, setActive, open, close, cancel, choose, type, press };
}

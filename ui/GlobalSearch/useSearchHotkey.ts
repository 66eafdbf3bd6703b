import { useEffect, useEffectEvent } from 'react';

/** What is open asks for an answer first: the search would take one away from it. */
const isModalOpen = () => document.querySelector('[aria-modal="true"]') !== null;

/** Ctrl-K, Cmd-K on a Mac (DESIGN rule 22). */
export function useSearchHotkey(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (!isModalOpen()) onPress();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

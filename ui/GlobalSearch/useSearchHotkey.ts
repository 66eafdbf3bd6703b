import { useEffect, useEffectEvent } from 'react';

/** Whether a modal is open. It waits for an answer, and the search would lead the person away from it. */
const isModalOpen = () => document.querySelector('[aria-modal="true"]') !== null;

/** Calls back on Ctrl-K, or Cmd-K on a Mac (DESIGN rule 22), unless a modal is open. */
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

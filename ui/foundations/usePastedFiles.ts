import { type RefObject, useEffect, useEffectEvent } from 'react';

const DIALOG = '[role$=dialog]';

const dialogOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(DIALOG) : null);

/** Spreadsheets copy cells as a text and as a picture of it; a field takes the text. */
const isTyped = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.matches('input, textarea, [contenteditable]') &&
  clipboardData?.types.includes('text/plain');

/**
 * Calls back with the files that are pasted in the dialog of the element, or on its page, while `isActive`: a picture
 * of the screen has no file that could be chosen.
 */
export function usePastedFiles(
  ref: RefObject<Element | null>,
  isActive: boolean,
  onFiles: (files: File[]) => void,
): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isTyped(event) || dialogOf(event.target) !== dialogOf(ref.current)) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    if (!isActive) return;
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isActive]);
}

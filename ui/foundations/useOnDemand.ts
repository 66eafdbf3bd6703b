import { useState } from 'react';
import { useReducing } from './picturesAsked';

/**
 * Returns whether a picture waits until the person asks for it, because data is saved (PRODUCT O). A requested picture
 * stays, and so does one that was on the screen when the saving began.
 */
export function useOnDemand(src: string): { isWaiting: boolean; wasAsked: boolean; ask: () => void } {
  const isSaving = useReducing();
  const [shown, setShown] = useState({ src: isSaving ? '' : src, wasAsked: false });
  const isShown = shown.src === src;
  if (!isSaving && !isShown) setShown({ src, wasAsked: false });
  return {
    isWaiting: isSaving && !isShown,
    wasAsked: isShown && shown.wasAsked,
    ask: () => setShown({ src, wasAsked: true }),
  };
}

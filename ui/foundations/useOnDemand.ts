import { useState } from 'react';
import { useSavesData } from './savesData';

/**
 * Whether a picture waits to be asked for, as data is saved (PRODUCT O). One that was asked for stays, and so does one
 * that was on the screen when the saving began.
 */
export function useOnDemand(src: string): { isWaiting: boolean; wasAsked: boolean; ask: () => void } {
  const savesData = useSavesData();
  const [shown, setShown] = useState({ src: savesData ? '' : src, wasAsked: false });
  const isShown = shown.src === src;
  if (!savesData && !isShown) setShown({ src, wasAsked: false });
  return {
    isWaiting: savesData && !isShown,
    wasAsked: isShown && shown.wasAsked,
    ask: () => setShown({ src, wasAsked: true }),
  };
}

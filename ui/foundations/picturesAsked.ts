import { createContext, use } from 'react';
import { useSavesData } from './savesData';

/** Whether the person asked for all pictures of a list at once. */
export const PicturesAsked = createContext(false);

/** Returns whether pictures are reduced here, or wait: data is saved, and the person did not ask for them. */
export function useReducing(): boolean {
  const areAsked = use(PicturesAsked);
  return useSavesData() && !areAsked;
}

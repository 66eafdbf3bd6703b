import { createContext, use } from 'react';
import { useSavesData } from './savesData';

/** Whether the pictures of a list were all asked for at once. */
export const PicturesAsked = createContext(false);

/** Whether pictures are reduced here, or wait: data is saved, and nobody asked for them. */
export function useReducing(): boolean {
  const areAsked = use(PicturesAsked);
  return useSavesData() && !areAsked;
}

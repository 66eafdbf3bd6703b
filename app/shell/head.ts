import { createContext } from 'react';

/** Where a screen puts what belongs into the line of its title; null until it is there. */
export interface HeadPlaces {
  note: HTMLElement | null;
  tools: HTMLElement | null;
}

/** Undefined outside the shell, where a screen keeps all of it to itself. */
export const HeadContext = createContext<HeadPlaces | undefined>(undefined);

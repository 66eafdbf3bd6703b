import { createContext } from 'react';

/** Where a screen puts what belongs into the line of its title; null until it is there. */
export interface HeadPlaces {
  note: HTMLElement | null;
  tools: HTMLElement | null;
}

/** What the line is called after, in place of the screen: the record that it is of; null once that is gone. */
export interface Head extends HeadPlaces {
  setName(name: string | null): void;
}

/** Undefined outside the shell, where a screen keeps all of it to itself. */
export const HeadContext = createContext<Head | undefined>(undefined);

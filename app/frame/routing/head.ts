import { createContext } from 'react';

/** The elements in the line of the title where a screen puts its own things; null until they are mounted. */
export interface HeadPlaces {
  note: HTMLElement | null;
  tools: HTMLElement | null;
}

/** Lets the page of a record put the record's name in place of the screen's title; null brings the title back. */
export interface Head extends HeadPlaces {
  setName(name: string | null): void;
}

/** Undefined outside the shell: a screen then draws these things in its own place. */
export const HeadContext = createContext<Head | undefined>(undefined);

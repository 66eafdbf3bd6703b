import { useSyncExternalStore } from 'react';

/** What QA switches in the toolbar, and what the accessibility passes go through (DESIGN rule 25). */
export interface Mode {
  lang: 'fr' | 'en';
  theme: 'light' | 'dark';
}

let forced: Partial<Mode> = {};
const listeners = new Set<() => void>();

/** Overrides the toolbar's mode for every mounted story, without mounting it anew; `{}` ends it. */
export function forceMode(mode: Partial<Mode>): void {
  forced = mode;
  for (const listener of listeners) listener();
}

// The picture tool reaches it by this name: a story that speaks one language is played in it, then shown in another.
Object.assign(globalThis, { forceMode });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMode(chosen: Mode): Mode {
  return { ...chosen, ...useSyncExternalStore(subscribe, () => forced) };
}

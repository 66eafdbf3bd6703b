import { useSyncExternalStore } from 'react';

/**
 * The language and theme that people choose in the toolbar; the accessibility checks try each of them (DESIGN rule 25).
 */
export interface Mode {
  lang: 'fr' | 'en';
  theme: 'light' | 'dark';
}

let forced: Partial<Mode> = {};
const listeners = new Set<() => void>();

/** Overrides the toolbar's mode for every mounted story without mounting it again; `{}` ends that. */
export function forceMode(mode: Partial<Mode>): void {
  forced = mode;
  for (const listener of listeners) listener();
}

// The picture tool uses this global name: it plays a story once, then shows it in each mode.
Object.assign(globalThis, { forceMode });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMode(chosen: Mode): Mode {
  return { ...chosen, ...useSyncExternalStore(subscribe, () => forced) };
}

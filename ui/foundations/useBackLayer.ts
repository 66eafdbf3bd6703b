import { useEffectEvent, useLayoutEffect } from 'react';

interface Layer {
  close: () => void;
  holds: boolean;
}

/** What is open over the page and is closed by the browser's Back, in the order of opening. */
const layers: Layer[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** What is open, for the application, which knows the browser's history: widgets know neither router nor history. */
export const backLayers = {
  /** Whether something is open that Back is to close instead of leaving the page. */
  holdBack: (): boolean => layers.some(({ holds }) => holds),
  /** Closes what was opened last, or asks first, as that layer does. */
  closeTop: (): void => layers.at(-1)?.close(),
  /** Calls back after something has opened or closed. Returns a function that ends this. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export type BackLayers = typeof backLayers;

/**
 * Lets the browser's Back, on Android a gesture, close what was opened last (DESIGN rule 13). With `holds` false, it is
 * closed only while something else holds Back.
 */
export function useBackLayer(isOpen: boolean, onBack: () => void, holds = true): void {
  const close = useEffectEvent(onBack);

  // The layer goes with what it closes: otherwise Back would close something that is no longer seen.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { close: () => close(), holds };
    layers.push(layer);
    tell();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      tell();
    };
  }, [isOpen, holds]);
}

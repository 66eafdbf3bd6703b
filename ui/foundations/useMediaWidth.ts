import { useSyncExternalStore } from 'react';
import { BREAKPOINT } from '../theme';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Returns the width of the viewport in CSS pixels. */
export function useScreenWidth(): number {
  return useSyncExternalStore(subscribe, () => window.innerWidth);
}

/**
 * Returns whether the viewport is narrower than a breakpoint (spec § 9: 768, 1024, 1200 px); the component renders only
 * when that changes.
 */
export function useMediaWidth(breakpoint: keyof typeof BREAKPOINT): boolean {
  return useSyncExternalStore(subscribe, () => window.innerWidth < BREAKPOINT[breakpoint]);
}

import { useSyncExternalStore } from 'react';

const touch = () => window.matchMedia('(pointer: coarse)');

function subscribe(listener: () => void): () => void {
  const query = touch();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns whether the first pointer is a finger, as on a phone, which has a camera at hand. */
export function useTouch(): boolean {
  return useSyncExternalStore(subscribe, () => touch().matches);
}

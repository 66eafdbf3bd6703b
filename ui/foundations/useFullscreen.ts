import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

// The browser may refuse (in a frame, by a policy): the button then stays as it is, and there is nothing to repair.
function ignoreRefusal(): void {}

function toggleFullscreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(ignoreRefusal);
}

/** Returns whether the page fills the screen, and a function that switches; `isSupported` is false on an iPhone. */
export function useFullscreen(): { isFullscreen: boolean; isSupported: boolean; toggle: () => void } {
  const isFullscreen = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return { isFullscreen, isSupported: document.fullscreenEnabled === true, toggle: toggleFullscreen };
}

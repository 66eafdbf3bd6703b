import { type ComponentType, useEffect, useState } from 'react';
import type { GalleryProps } from './GalleryProps';

let loaded: ComponentType<GalleryProps> | undefined;

async function load(): Promise<void> {
  const module = await import('./Gallery');
  loaded = module.Gallery;
}

/** The gallery's code, asked for at the first opening. Not React.lazy: a cut line can be tried again. */
export function useGallery() {
  const [Gallery, setGallery] = useState<ComponentType<GalleryProps> | undefined>(() => loaded);
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (loaded) return;
    let isWanted = true;
    setHasFailed(false);
    load().then(
      () => isWanted && setGallery(() => loaded),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);

  return { Gallery, hasFailed, retry: () => setTries(tries + 1) };
}

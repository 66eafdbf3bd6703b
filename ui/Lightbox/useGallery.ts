import { type ComponentType, useEffect, useState } from 'react';
import type { GalleryProps } from './GalleryProps';

let loaded: ComponentType<GalleryProps> | undefined;

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
    import('./Gallery').then(
      (module) => {
        loaded = module.Gallery;
        if (isWanted) setGallery(() => module.Gallery);
      },
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);

  return { Gallery, hasFailed, retry: () => setTries(tries + 1) };
}

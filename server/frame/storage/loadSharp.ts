import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/** Loads the library that decodes and draws pictures, once: to read it takes a tenth of a start, so that no start does. */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: loaded }) => {
    // Every image is decoded once, and a cache would keep removed files open.
    loaded.cache(false);
    return loaded;
  });
  return loading;
}

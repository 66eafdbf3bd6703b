import type { FastifyBaseLogger } from 'fastify';
import type sharp from 'sharp';

/** Milliseconds after a server listens. */
const READ_LATER_MS = 1000;

let loading: Promise<typeof sharp> | undefined;

/**
 * Loads the library that decodes and draws pictures, once. A start does not, because loading takes a tenth of its time.
 */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: loaded }) => {
    // Every image is decoded once, and a cache would keep removed files open.
    loaded.cache(false);
    return loaded;
  });
  return loading;
}

/**
 * Loads the library soon, before somebody waits for it. A machine that lacks a part of it logs that at once, not with
 * the first refused proof.
 */
export function loadSharpSoon(log: Pick<FastifyBaseLogger, 'fatal'>): void {
  const soon = setTimeout(() => {
    loadSharp().catch((error: unknown) => log.fatal({ err: error }, 'pictures cannot be read: every photo is refused'));
  }, READ_LATER_MS);
  soon.unref();
}

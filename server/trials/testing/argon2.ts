import { createRequire } from 'node:module';

/** The package itself: its name leads here (vitest.config.ts). */
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

/** The least that argon2id can cost: hashes at their true cost were a sixth of all that the server's tests computed. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** Set, while a test is about what a hash costs; a server in a process of its own has no other. */
export const cost = { isTrue: false };

/** @public by the name of the package */
export const hash: typeof argon2.hash = (password, options, signal) =>
  argon2.hash(password, cost.isTrue ? options : { ...options, ...LEAST }, signal);

/** @public by the name of the package: what a hash costs stands in it */
export const { verify } = argon2;

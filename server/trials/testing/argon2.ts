import { createRequire } from 'node:module';

/** The real package: tests that import it get this file instead (vitest.config.ts). */
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

/** The least cost that argon2id accepts: real hashes took a sixth of the computing time of the server's tests. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** A test about the cost of a hash sets it; a server in its own process always hashes at the real cost. */
export const cost = { isTrue: false };

/** @public by the name of the package */
export const hash: typeof argon2.hash = (password, options, signal) =>
  argon2.hash(password, cost.isTrue ? options : { ...options, ...LEAST }, signal);

/** @public by the name of the package: a hash contains its own cost */
export const { verify } = argon2;

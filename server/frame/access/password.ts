import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { machineTurns } from '../work/machineTurns';

/** argon2id, 64 MiB, three passes (RELIABILITY § 5.3): under 100 ms here. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

/** A machine hashes two passwords at the same time at most: sign-ins cannot starve a small one (RELIABILITY § 5.3). */
const inTurn = machineTurns('hash');
const queuedHash = <T>(work: () => Promise<T>) => inTurn(1, work);

/** Returns the PHC string of a password. */
export function hashPassword(password: string): Promise<string> {
  return queuedHash(() => hash(password, COST));
}

/**
 * Returns a text that depends only on the password and `sel`; guessing the password from it is as slow as from its
 * stored hash. It tells two requests apart where nothing readable may be kept.
 */
export function passwordFingerprint(password: string, sel: string): Promise<string> {
  const salt = createHash('sha256').update(sel).digest();
  return queuedHash(() => hash(password, { ...COST, salt }));
}

let dummy: Promise<string> | undefined;

/**
 * Tells whether the password matches the hash. Without a hash it takes the same time and gives false (RELIABILITY F91).
 */
export async function verifyPassword(phc: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('a password that nobody has');
  const against = phc ?? (await dummy);
  const same = await queuedHash(() => verify(against, password));
  return same && phc !== undefined;
}

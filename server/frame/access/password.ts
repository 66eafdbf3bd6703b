import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { machineTurns } from '../work/machineTurns';

/** argon2id, 64 MiB, three passes (RELIABILITY § 5.3): under 100 ms here. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

/** At most two at once on a machine, so that sign-ins cannot starve a small one (RELIABILITY § 5.3). */
const inTurn = machineTurns('hash');
const queued = <T>(work: () => Promise<T>) => inTurn(1, work);

/** The PHC string of a password. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, COST));
}

/**
 * A text that is the same for the same password and `sel`, and as slow to guess the password from as what signs in:
 * where two requests are told apart by more than their passwords, and nothing readable may be kept.
 */
export function passwordFingerprint(password: string, sel: string): Promise<string> {
  const salt = createHash('sha256').update(sel).digest();
  return queued(() => hash(password, { ...COST, salt }));
}

let dummy: Promise<string> | undefined;

/** Whether the password is the hash's. Without a hash it takes the same time and is false (RELIABILITY F91). */
export async function verifyPassword(phc: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('a password that nobody has');
  const against = phc ?? (await dummy);
  const same = await queued(() => verify(against, password));
  return same && phc !== undefined;
}

import { Refusal } from '@comptoir/contract/envelope';

/** Refuses a sum that JSON cannot carry exactly; it is never rounded (RELIABILITY I29, F67). */
export function exactSums<Sums>(sums: Promise<Sums>): Promise<Sums> {
  return sums.catch((error: unknown) => {
    throw error instanceof RangeError ? new Refusal('montant.limite') : error;
  });
}

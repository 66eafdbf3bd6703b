import { Mouvementcaisse } from '@comptoir/contract/caisses';
import * as z from 'zod/mini';
import type { ApiError } from '../frame/api/ApiError';

/** What the server tells when the register moved: where its ledger stands, what is expected now, what came. */
const Bouge = z.object({
  seq: z.number(),
  /** Francs; null where the count is blind. */
  attendu: z.nullable(z.number()),
  mouvements: z.array(Mouvementcaisse),
});
export type Bouge = z.output<typeof Bouge>;

/** Returns what came while the register was counted; null if a save was not refused for that reason. */
export function bougeOf(error: ApiError | null): Bouge | null {
  if (error?.code !== 'arrete.caisse_a_bouge') return null;
  const read = Bouge.safeParse(error.data);
  return read.success ? read.data : null;
}

import { CaisseABouge } from '@comptoir/contract/arretes';
import type { ApiError } from '../frame/api/ApiError';

/** Returns what came while the register was counted; null if a save was not refused for that reason. */
export function bougeOf(error: ApiError | null): CaisseABouge | null {
  if (error?.code !== 'arrete.caisse_a_bouge') return null;
  const read = CaisseABouge.safeParse(error.data);
  return read.success ? read.data : null;
}

import { MAX_ETAPES } from '@comptoir/domain/limits';
import type { Count } from '@comptoir/domain/units';
import { Refusal } from './envelope';

/** Throws a Refusal for a new step when the project already has MAX_ETAPES steps (RELIABILITY F59). */
export function checkRoom(nombreetape: Count): void {
  if (nombreetape >= MAX_ETAPES) throw new Refusal('projet.trop_etapes', { params: { maximum: MAX_ETAPES } });
}

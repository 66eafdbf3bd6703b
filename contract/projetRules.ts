import { MAX_ETAPES } from '@comptoir/domain/limits';
import type { Count } from '@comptoir/domain/units';
import { Refusal } from './envelope';

/** Refuses another step of a project that has as many as it may (RELIABILITY F59). */
export function checkRoom(nombreetape: Count): void {
  if (nombreetape >= MAX_ETAPES) throw new Refusal('projet.trop_etapes', { params: { maximum: MAX_ETAPES } });
}

import { MAX_ETAPES } from '@comptoir/domain/limits';
import { Refusal } from './envelope';

/** Refuses another step of a project that has as many as it may (RELIABILITY F59). */
export function checkRoom(nombreetape: number): void {
  if (nombreetape >= MAX_ETAPES) throw new Refusal('projet.trop_etapes', { params: { maximum: MAX_ETAPES } });
}

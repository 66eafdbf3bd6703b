import { Refusal } from '#contract/envelope';
import { MAX_ETAPES } from '#domain/limits';

/** Refuses another step of a project that has as many as it may (RELIABILITY F59). Under the project's lock. */
export function checkRoom({ nombreetape }: { nombreetape: number }): void {
  if (nombreetape >= MAX_ETAPES) throw new Refusal('projet.trop_etapes', { params: { maximum: MAX_ETAPES } });
}

import { type Cible, transferts } from '@comptoir/contract/transferts';
import { useRoute } from '../frame/reads/useRoute';
import type { Arretee } from '../operations/jours';
import { useJoursDe } from '../operations/useJours';

/** A register that money can be sent to; its last closed day where the user sees it and it receives at once. */
export type CibleVue = Cible & Arretee;

/**
 * The registers that money can be sent to; undefined while they are not read. If somebody else accepts, that person
 * chooses the day, so a closed day is no obstacle there yet (ADR 0035).
 */
export function useCibles() {
  const { data, error } = useRoute(transferts.cibles, {});
  const joursDe = useJoursDe();
  const cibles = data?.map(
    (cible): CibleVue => ({ ...cible, arretele: cible.attente ? null : joursDe(cible.caisseid)?.arretele }),
  );
  return { cibles, error, cibleOf: (id: unknown) => cibles?.find(({ caisseid }) => caisseid === id) };
}

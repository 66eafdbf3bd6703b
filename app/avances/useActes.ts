import type { Avance } from '@comptoir/contract/avances';
import { organisation } from '@comptoir/contract/organisation';
import { ACTES_AVANCE, type ActeAvance, refusAvance } from '@comptoir/domain/avance';
import type { Permission } from '@comptoir/domain/permission';
import type { Francs } from '@comptoir/domain/units';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';

/** The permissions of each act, one of which is enough (contract `avances`). */
const DROITS: Readonly<Record<ActeAvance, readonly Permission[]>> = {
  approuver: ['avances.approuver'],
  accorder: ['avances.accorder'],
  refuser: ['avances.approuver', 'avances.accorder'],
  annuler: ['avances.demander', 'avances.approuver', 'avances.accorder'],
  justifier: ['avances.demander', 'avances.accorder'],
  rendre: ['avances.demander', 'avances.accorder'],
  relancer: ['avances.accorder'],
};

/**
 * Returns the amount from which an advance is approved first, in francs; 0 where none is, or for users who may not read
 * the settings: the server tells them.
 */
export function useSeuil(): Francs {
  const { can } = useSession();
  const { data } = useRoute(organisation.read, can('organisation.modifier') ? {} : null);
  return data?.avanceseuil ?? 0;
}

/**
 * Returns what the user may do with an advance, as the server decides (ADR 0039). Paying out is offered before the
 * approval too: its form says what is missing.
 */
export function useActes(): (avance: Avance) => ReadonlySet<ActeAvance> {
  const { can, user } = useSession();
  const acteur = { utilisateurid: user?.utilisateurid ?? 0, accorde: can('avances.accorder') };
  return (avance) =>
    new Set(ACTES_AVANCE.filter((acte) => DROITS[acte].some(can) && refusAvance(acte, avance, acteur, 0) === null));
}

/** Whether the user decides about the advances of others, and so sees all of them. */
export function useDecides(): boolean {
  const { can } = useSession();
  return can('avances.approuver') || can('avances.accorder');
}

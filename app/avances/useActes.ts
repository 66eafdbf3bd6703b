import type { Avance, Regles } from '@comptoir/contract/avance';
import { JUSTIFIES, READS_AVANCES } from '@comptoir/contract/avanceAccess';
import { avances } from '@comptoir/contract/avances';
import { ACTES_AVANCE, type ActeAvance, refusAvance } from '@comptoir/domain/avance';
import type { Permission } from '@comptoir/domain/permission';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';

/** The permissions of each act, one of which is enough (contract `avances`). */
const DROITS: Readonly<Record<ActeAvance, readonly Permission[]>> = {
  approuver: ['avances.approuver'],
  accorder: ['avances.accorder'],
  refuser: READS_AVANCES,
  annuler: ['avances.approuver', ...JUSTIFIES],
  justifier: JUSTIFIES,
  rendre: JUSTIFIES,
  relancer: ['avances.accorder'],
};

/** Returns what the organisation allows; nothing is refused here before it is known: the server decides. */
export function useRegles(): Pick<Regles, 'avanceplafond' | 'avanceseuil'> {
  const { data } = useRoute(avances.regles, {});
  return data ?? { avanceplafond: 0, avanceseuil: 0 };
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
  return READS_AVANCES.some(can);
}

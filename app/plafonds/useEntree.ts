import { caisseChoices, READS_SOLDE } from '@comptoir/contract/caisseChoices';
import { add } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import type { Depassement } from './depassement';
import { useDepassement } from './PlafondCheck';

/**
 * Tells how `montant` francs that come into the register `caisseid` take it above its limit, null where they do not, where
 * nothing comes in, and to who does not see the register.
 */
export function useEntree(caisseid: unknown, montant: Francs | null): Depassement | null {
  const { can } = useSession();
  const isSeen = caisseid !== null && READS_SOLDE.some(can);
  const { data } = useRoute(caisseChoices, isSeen ? {} : null);
  const caisse = data?.find((one) => one.caisseid === caisseid) ?? null;
  const avant = caisse?.solde ?? null;
  return useDepassement(caisse, avant === null || montant === null ? null : { avant, apres: add(avant, montant) });
}

import { caisseChoices, READS_SOLDE } from '@comptoir/contract/caisseChoices';
import { add } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import type { Depassement } from './depassement';
import { useDepassement } from './PlafondCheck';

interface Entree {
  /** The balance after the money came in, francs. */
  apres: Francs | null;
  /** How far that is above the limit; null up to it. */
  depassement: Depassement | null;
}

/**
 * Returns what the register `caisseid` holds after `montant` francs came in; nothing if none come in, or if the user
 * does not see the register.
 */
export function useEntree(caisseid: unknown, montant: Francs | null): Entree {
  const { can } = useSession();
  const isSeen = caisseid !== null && READS_SOLDE.some(can);
  const { data } = useRoute(caisseChoices, isSeen ? {} : null);
  const caisse = data?.find((one) => one.caisseid === caisseid) ?? null;
  const avant = caisse?.solde ?? null;
  const soldes = avant === null || montant === null ? null : { avant, apres: add(avant, montant) };
  return { apres: soldes?.apres ?? null, depassement: useDepassement(caisse, soldes) };
}

import type { Plafond } from '@comptoir/domain/caisse';
import { Suspense } from 'react';
import { withTexts } from '../frame/i18n/rooms';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { type Depassement, depassementWith, type Soldes } from './depassement';

const loadAlert = withTexts('operations', () => import('./PlafondAlert'));
const PlafondAlert = lazyOf(loadAlert, 'PlafondAlert');

/**
 * Tells how money that is typed takes a register above its limit, null where it does not. `caisse` is null while none
 * is chosen, `soldes` where the balance is not known or nothing is brought in. What is said then is loaded ahead for a
 * register with a limit.
 */
export function useDepassement(caisse: Partial<Plafond> | null, soldes: Soldes | null): Depassement | null {
  usePreload((caisse?.plafond ?? 0) > 0, loadAlert);
  return caisse && soldes && depassementWith(caisse, soldes);
}

/** Warns in a form, as one types, of a register that would be above its limit, or says that it refuses (ADR 0043). */
export function PlafondCheck({ depassement }: { depassement: Depassement | null }) {
  return (
    depassement && (
      <Suspense>
        <PlafondAlert {...depassement} />
      </Suspense>
    )
  );
}

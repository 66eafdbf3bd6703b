import type { Plafond } from '@comptoir/domain/caisse';
import { Suspense } from 'react';
import { withTexts } from '../frame/i18n/rooms';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { type Depassement, depassementWith, type Soldes } from './depassement';

const loadAlert = withTexts('operations', () => import('./PlafondAlert'));
const PlafondAlert = lazyOf(loadAlert, 'PlafondAlert');

/**
 * Returns how the typed money takes a register above its limit; null if it does not. `caisse` is null while none is
 * chosen; `soldes` is null while the balance is unknown or no money comes in. For a register with a limit, the code of
 * the warning is loaded ahead.
 */
export function useDepassement(caisse: Partial<Plafond> | null, soldes: Soldes | null): Depassement | null {
  usePreload((caisse?.plafond ?? 0) > 0, loadAlert);
  return caisse && soldes && depassementWith(caisse, soldes);
}

/** Warns during typing that a register would be above its limit, or says that it refuses this (ADR 0043). */
export function PlafondCheck({ depassement }: { depassement: Depassement | null }) {
  return (
    depassement && (
      <Suspense>
        <PlafondAlert {...depassement} />
      </Suspense>
    )
  );
}

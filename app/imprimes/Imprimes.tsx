import { MAX_LOT } from '@comptoir/domain/limits';
import { Suspense } from 'react';
import { withTexts } from '../frame/i18n/rooms';
import { lazyOf } from '../frame/parts/lazy';
import type { Imprimable } from './imprimable';

const ImprimesButton = lazyOf(
  withTexts('imprimes', () => import('./ImprimesButton')),
  'ImprimesButton',
);

/** Offers the documents of the rows that a list shows as one PDF; nothing where there are fewer than two (ADR 0042). */
export function Imprimes({ imprimables }: { imprimables: readonly (Imprimable | null)[] }) {
  const [first, ...others] = imprimables.filter((imprimable) => imprimable !== null).slice(0, MAX_LOT);
  if (!first || others.length === 0) return null;
  return (
    <Suspense>
      <ImprimesButton imprimables={[first, ...others]} />
    </Suspense>
  );
}

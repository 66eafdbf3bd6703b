import { MAX_LOT } from '@comptoir/domain/limits';
import { Printer } from 'lucide-react';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf } from '../frame/parts/lazy';
import type { Exit } from '../records/lists/Exits';
import type { Imprimable } from './imprimable';

const ImprimesModal = lazyOf(
  withTexts('imprimes', () => import('./ImprimesModal')),
  'ImprimesModal',
);

/**
 * Returns the exit of a list by the documents of the rows that it shows, as one PDF; none where there are fewer than
 * two (ADR 0042).
 */
export function useImprimesExit(imprimables: readonly (Imprimable | null)[]): readonly Exit[] {
  const { t } = useLang();
  const [first, ...others] = imprimables.filter((imprimable) => imprimable !== null).slice(0, MAX_LOT);
  if (!first || others.length === 0) return [];
  const dialog: Exit['dialog'] = (onDone) => (
    <LazyDialog size="sm" onClose={onDone}>
      <ImprimesModal imprimables={[first, ...others]} onClose={onDone} />
    </LazyDialog>
  );
  const label = t('export.documents', { count: others.length + 1 });
  return [{ id: 'documents', label, icon: <Printer aria-hidden />, dialog }];
}

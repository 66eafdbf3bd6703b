import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import { RecordSection } from '../records/RecordSection';
import type { CaisseArretee } from './RegulariserModal';

const ArretesList = lazyOf(
  withTexts('arretes', () => import('./ArretesList')),
  'ArretesList',
);

/** The closings on the page of their register; a new one is begun from the head of that page. */
export function ArretesSection({ caisse }: { caisse: CaisseArretee }) {
  const { t } = useLang();
  return (
    <RecordSection title={t('caisse.arretes')}>
      <ArretesList caisse={caisse} />
    </RecordSection>
  );
}

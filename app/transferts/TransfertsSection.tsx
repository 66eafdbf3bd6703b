import type { RecordId } from '@comptoir/domain/units';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import { RecordSection } from '../records/RecordSection';

const TransfertsList = lazyOf(
  withTexts('transferts', () => import('./TransfertsList')),
  'TransfertsList',
);

/** The transfers on the page of their register; a new one is begun from the head of that page. */
export function TransfertsSection({ caisseid }: { caisseid: RecordId }) {
  const { t } = useLang();
  return (
    <RecordSection title={t('caisse.transferts')}>
      <TransfertsList caisseid={caisseid} />
    </RecordSection>
  );
}

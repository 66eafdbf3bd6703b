import type { ParamsOf } from '@comptoir/contract/call';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import { RecordSection } from '../records/RecordSection';
import type { OwnItemOf, SuiviCall } from './Suivi';

const Suivi = lazyOf(
  withTexts('activites', () => import('./Suivi')),
  'Suivi',
);

interface SuiviSectionProps<C extends SuiviCall> {
  call: C;
  params: ParamsOf<C>;
  ownItemOf?: OwnItemOf;
}

/** The events of a record, at the end of its page. */
export function SuiviSection<C extends SuiviCall>({ call, params, ownItemOf }: SuiviSectionProps<C>) {
  const { t } = useLang();
  return (
    <RecordSection title={t('suivi.titre')}>
      <Suivi call={call} params={params} ownItemOf={ownItemOf} />
    </RecordSection>
  );
}

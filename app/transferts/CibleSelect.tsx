import type { RecordId } from '@comptoir/domain/units';
import { useLang } from '../frame/i18n/useLang';
import { CibleField } from '../records/CibleField';
import type { CallFormField } from '../records/forms/useCallForm';

interface CibleSelectProps {
  field: CallFormField<unknown>;
  /** The register that the money leaves, which is no target. */
  sourceid: RecordId;
  /** The business day that is typed; null where it is not judged again. */
  date: unknown;
}

/** Selects the register that a transfer goes to. */
export function CibleSelect(props: CibleSelectProps) {
  const { t } = useLang();
  const texts = {
    attente: t('transfert.attente'),
    attenteaide: t('transfert.attenteaide'),
    recuaide: t('transfert.recuaide'),
    vide: t('transfert.sanscible'),
  };
  return <CibleField {...props} texts={texts} />;
}

import { LineStatus } from '@comptoir/ui/LineStatus';
import { Suspense, useState } from 'react';
import { useLang } from '../i18n/useLang';
import { useLine } from '../line/useLine';
import { LinePanel } from '../parts/atHand';
import { PartWaiting } from '../parts/PartWaiting';
import { useDataSaving } from './dataSaving';

/** The state of the line, always in the header (PRODUCT O); on a phone, a good line is only in the profile's menu. */
export function LineMenu({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useLang();
  const line = useLine();
  const saving = useDataSaving();
  const state = line.state === 'online' && saving.isOn ? 'saving' : line.state;
  const [isHeld, setIsHeld] = useState(false);
  // While the focus is inside, the menu stays, even if the line is back.
  if (isNarrow && state === 'online' && !isHeld) return null;
  return (
    <LineStatus
      state={state}
      text={state === 'saving' ? t('ligne.economie') : t(`ligne.${state}`)}
      label={t('ligne.titre')}
      onHeld={setIsHeld}
    >
      <Suspense fallback={<PartWaiting />}>
        <LinePanel line={line} saving={saving} />
      </Suspense>
    </LineStatus>
  );
}

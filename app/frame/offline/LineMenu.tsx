import { LineStatus } from '@comptoir/ui/LineStatus';
import { Suspense, useState } from 'react';
import { useLang } from '../i18n/useLang';
import { useLine } from '../line/useLine';
import { LinePanel } from '../parts/atHand';
import { PartWaiting } from '../parts/PartWaiting';
import { useDataSaving } from './dataSaving';

/** How the line is, in the header at all times (PRODUCT O); on a phone, in its profile's menu while nothing is to be said of it. */
export function LineMenu({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useLang();
  const line = useLine();
  const saving = useDataSaving();
  const state = line.state === 'online' && saving.isOn ? 'saving' : line.state;
  const [isHeld, setIsHeld] = useState(false);
  // Whoever is in it stays there when the line is back.
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

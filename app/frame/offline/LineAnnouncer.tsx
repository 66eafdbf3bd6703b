import { Announcer } from '@comptoir/ui/Announcer';
import { useState } from 'react';
import { useLang } from '../i18n/useLang';
import { isCut } from '../line/lineModel';
import { useLine } from '../line/useLine';
import { useSeenSince } from '../reads/shownReads';

/** A line that comes and goes within so long is not spoken of. */
const FLICKER_MS = 1_000;

/** How the line is, said once wherever one works, with each change; a line that is good from the start is not. */
export function LineAnnouncer() {
  const { t } = useLang();
  const line = useLine();
  const isSeen = useSeenSince() !== null;
  const [hasChanged, setHasChanged] = useState(false);
  if (line.state !== 'online' && !hasChanged) setHasChanged(true);
  const state = hasChanged ? t(`ligne.${line.state}`) : '';
  const text = isCut(line) && isSeen ? `${state}. ${t('ligne.vudetail')}` : state;
  return <Announcer text={text} afterMs={FLICKER_MS} />;
}

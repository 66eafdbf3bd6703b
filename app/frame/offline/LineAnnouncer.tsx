import { Announcer } from '@comptoir/ui/Announcer';
import { useState } from 'react';
import { useLang } from '../i18n/useLang';
import { isCut } from '../line/lineModel';
import { useLine } from '../line/useLine';
import { useSeenSince } from '../reads/shownReads';

/** A change of the line that lasts less than this is not announced. */
const FLICKER_MS = 1_000;

/**
 * Announces each change of the line once to screen readers, on every screen; a line that is good from the start is not
 * announced.
 */
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

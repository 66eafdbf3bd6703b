import { formatInstant } from '@comptoir/domain/dates';
import { useState } from 'react';
import { serverNow } from '../frame/device/clock';
import { useLang } from '../frame/i18n/useLang';
import { nomComplet } from '../frame/session/nomComplet';
import { useSession } from '../frame/session/useSession';

/** Returns what each printed sheet says of itself: the organisation, who printed it and when. */
export function useEdition(): { organisation: string; made: string } {
  const { t, lang } = useLang();
  const { user } = useSession();
  const [quand] = useState(() => formatInstant(new Date(serverNow()).toISOString(), lang));
  return { organisation: user?.compagnie ?? '', made: t('releve.edite', { quand, par: user ? nomComplet(user) : '' }) };
}

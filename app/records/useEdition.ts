import { editionOf } from '@comptoir/contract/imprimes/description';
import { useState } from 'react';
import { serverNow } from '../frame/device/clock';
import { useLang } from '../frame/i18n/useLang';
import { nomComplet } from '../frame/session/nomComplet';
import { useSession } from '../frame/session/useSession';

/** Returns what each printed sheet says of itself: the organisation, who printed it and when. */
export function useEdition(): { organisation: string; made: string } {
  const { lang } = useLang();
  const { user } = useSession();
  const [quand] = useState(() => new Date(serverNow()).toISOString());
  return { organisation: user?.compagnie ?? '', made: editionOf(quand, user ? nomComplet(user) : '', lang) };
}

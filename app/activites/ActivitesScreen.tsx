import { useState } from 'react';
import { formatDateShort } from '#domain/dates';
import { useLang } from '../i18n/useLang';
import { ActivitesTable } from './ActivitesTable';
import { ActivitesToolbar } from './ActivitesToolbar';
import { IntegriteModal } from './IntegriteModal';
import { useObjetName } from './useActiviteColumns';
import { type ActivitesList, useActivites } from './useActivites';

/** Who did what, when, with before and after (PRODUCT G). */
export function ActivitesScreen() {
  const { t } = useLang();
  const list = useActivites();
  const narrowed = useNarrowed(list);
  const [isVerifying, setVerifying] = useState(false);
  return (
    <>
      <ActivitesToolbar list={list} isNarrowed={narrowed !== null} onVerify={() => setVerifying(true)} />
      <ActivitesTable
        pages={list.pages}
        caption={t('activite.liste')}
        empty={{ description: t('activite.vide') }}
        search={narrowed}
      />
      {isVerifying && <IntegriteModal onClose={() => setVerifying(false)} />}
    </>
  );
}

/** What narrows the list, in words, and the way back; null where nothing does. */
function useNarrowed({ search, period: { from, to }, objet, utilisateurid, clear }: ActivitesList) {
  const { t, lang } = useLang();
  const nameOf = useObjetName();
  const parts = [
    search,
    objet && nameOf(objet),
    utilisateurid && t('activite.parutilisateur', { id: utilisateurid }),
    from && t('commande.du', { date: formatDateShort(from, lang) }),
    to && t('commande.au', { date: formatDateShort(to, lang) }),
  ].filter(Boolean);
  return parts.length === 0 ? null : { term: parts.join(', '), onClear: clear };
}

import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { formatDateShort } from '#domain/dates';
import { Button } from '#ui/Button';
import { useLang } from '../i18n/useLang';
import { ListToolbar } from '../lists/ListToolbar';
import { ActivitesFilters } from './ActivitesFilters';
import { ActivitesTable } from './ActivitesTable';
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
      <ListToolbar
        list={list}
        searchLabel={t('activite.rechercher')}
        create={false}
        actions={
          <Button variant="secondary" icon={<ShieldCheck aria-hidden />} onClick={() => setVerifying(true)}>
            {t('activite.verifier')}
          </Button>
        }
        isFiltered={narrowed !== null}
      >
        <ActivitesFilters list={list} />
      </ListToolbar>
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
function useNarrowed({ search, filters, clear }: ActivitesList) {
  const { t, lang } = useLang();
  const { datedebut, datefin, objet, utilisateurid } = filters;
  const nameOf = useObjetName();
  const parts = [
    search,
    objet && nameOf(objet),
    utilisateurid && t('activite.parutilisateur', { id: utilisateurid }),
    datedebut && t('commande.du', { date: formatDateShort(datedebut, lang) }),
    datefin && t('commande.au', { date: formatDateShort(datefin, lang) }),
  ].filter(Boolean);
  return parts.length === 0 ? null : { term: parts.join(', '), onClear: clear };
}

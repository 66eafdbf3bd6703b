import { activites } from '@comptoir/contract/activites';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { ListScreen } from '../records/lists/ListScreen';
import { useList } from '../records/lists/useList';
import { DatesAvenir } from './DatesAvenir';
import { FILTRES_ACTIVITES } from './filtres';
import { IntegriteModal } from './IntegriteModal';
import { useActiviteRows } from './useActiviteRows';

/** The audit log: who did what and when, with the values before and after (PRODUCT G). */
export function ActivitesScreen() {
  const { t } = useLang();
  const list = useList({ name: 'activites', call: activites.list, search: 'search', filtres: FILTRES_ACTIVITES });
  const { shape, dialog } = useActiviteRows((objet, objetid) => list.begin({ objet, objetid: String(objetid) }));
  const [isVerifying, setVerifying] = useState(false);
  const verifier = { label: t('activite.verifier'), icon: <ShieldCheck aria-hidden /> };
  return (
    <>
      <DatesAvenir />
      <ListScreen
        list={list}
        caption={t('activite.liste')}
        searchLabel={t('activite.rechercher')}
        emptyText={t('activite.vide')}
        ways={[{ id: 'verifier', ...verifier, onSelect: () => setVerifying(true) }]}
        {...shape}
      />
      {dialog}
      {isVerifying && <IntegriteModal onClose={() => setVerifying(false)} />}
    </>
  );
}

import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { FilterLine } from '../records/lists/FilterLine';
import { ListToolbar } from '../records/lists/ListToolbar';
import { ActivitesFilters } from './ActivitesFilters';
import { ActivitesTable, useActiviteShape } from './ActivitesTable';
import { DatesAvenir } from './DatesAvenir';
import { IntegriteModal } from './IntegriteModal';
import { useActivites } from './useActivites';
import { useActivitesChips } from './useActivitesChips';

/** The audit log: who did what and when, with the values before and after (PRODUCT G). */
export function ActivitesScreen() {
  const { t } = useLang();
  const list = useActivites();
  const chips = useActivitesChips(list);
  const narrowed = [list.search, ...chips.map(({ label }) => label)].filter(Boolean);
  const caption = t('activite.liste');
  const shape = useActiviteShape();
  const [isVerifying, setVerifying] = useState(false);
  return (
    <>
      <ListToolbar
        list={list}
        searchLabel={t('activite.rechercher')}
        create={false}
        filters={<ActivitesFilters list={list} />}
        active={chips.length}
        print={{ ...shape, caption, chips }}
        ways={[
          {
            id: 'verifier',
            label: t('activite.verifier'),
            icon: <ShieldCheck aria-hidden />,
            onSelect: () => setVerifying(true),
          },
        ]}
      />
      <DatesAvenir />
      <FilterLine pages={list.pages} chips={chips} isNarrowed={narrowed.length > 0} />
      <ActivitesTable
        pages={list.pages}
        caption={caption}
        empty={{ description: t('activite.vide') }}
        search={narrowed.length > 0 ? { term: narrowed.join(', '), onClear: list.clear } : null}
      />
      {isVerifying && <IntegriteModal onClose={() => setVerifying(false)} />}
    </>
  );
}

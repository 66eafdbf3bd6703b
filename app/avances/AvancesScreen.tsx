import type { Avance } from '@comptoir/contract/avance';
import { JUSTIFIES } from '@comptoir/contract/avanceAccess';
import { Button } from '@comptoir/ui/Button';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { FilterLine } from '../records/lists/FilterLine';
import { ListView } from '../records/lists/ListView';
import { PagesToolbar } from '../records/lists/PagesToolbar';
import { AvanceActions } from './AvanceActions';
import { AvanceDialogs, useAvanceResume } from './AvanceDialogs';
import { AvancesFilters, useAvancesChips } from './AvancesFilters';
import type { OpenedAvance } from './acteOuvert';
import { Porteurs } from './Porteurs';
import { useDecides } from './useActes';
import { useAvanceColumns } from './useAvanceColumns';
import { useAvancesList } from './useAvancesList';

/** Advances to be justified: who has money, for who decides; then the list, to decide, spend and give back (ADR 0039). */
export function AvancesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const decides = useDecides();
  const list = useAvancesList();
  const { pages } = list;
  const chips = useAvancesChips(list);
  const isNarrowed = chips.length > 0;
  const [opened, setOpened] = useState<OpenedAvance>(null);
  useAvanceResume(pages, setOpened);
  const shape = {
    caption: t('avance.liste'),
    columns: useAvanceColumns(),
    rowKey: ({ avanceid }: Avance) => avanceid,
  };
  const create = JUSTIFIES.some(can) && {
    label: t('avance.demander'),
    onCreate: () => setOpened({ demander: true }),
  };
  return (
    <Stack isInOrder>
      <PagesToolbar
        pages={pages}
        filters={<AvancesFilters list={list} />}
        active={chips.length}
        create={create}
        onRefresh={list.begin}
        print={{ ...shape, chips }}
        isNarrowed={isNarrowed}
      />
      {decides && <Porteurs onChoose={(porteurid) => list.onFilter({ porteurid: String(porteurid) })} />}
      <div>
        <FilterLine pages={pages} chips={chips} isNarrowed={isNarrowed} />
        <ListView
          pages={pages}
          {...shape}
          actions={(row) => <AvanceActions row={row} onOpen={setOpened} />}
          empty={{
            description: t(create ? 'avance.vide' : 'avance.videlecture'),
            action: create && <Button onClick={create.onCreate}>{create.label}</Button>,
          }}
          search={isNarrowed ? { term: chips.map(({ label }) => label).join(', '), onClear: list.begin } : null}
        />
      </div>
      <AvanceDialogs opened={opened} onOpen={setOpened} />
    </Stack>
  );
}

import type { Activite } from '@comptoir/contract/activites';
import { formatInstant } from '@comptoir/domain/dates';
import { ActionList } from '@comptoir/ui/ActionList';
import { type ComponentProps, useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { ListView } from '../records/lists/ListView';
import { ActiviteModal } from './ActiviteModal';
import { useActiviteColumns } from './useActiviteColumns';

type Props = Pick<ComponentProps<typeof ListView<Activite>>, 'pages' | 'caption' | 'empty' | 'search' | 'pagesLabel'>;

/** Returns columns and key of an entry, for the screen and for paper. */
export function useActiviteShape() {
  return { columns: useActiviteColumns(), rowKey: ({ activiteid }: Activite) => activiteid };
}

/** A table of audit log entries; each opens the changes that it made. */
export function ActivitesTable(props: Props) {
  const { t, lang } = useLang();
  const [opened, setOpened] = useState<Activite | null>(null);
  return (
    <>
      <ListView
        {...props}
        {...useActiviteShape()}
        actions={(activite) => (
          <ActionList
            label={activite.libelle}
            main={{
              text: t('activite.detail'),
              // The number distinguishes two entries of the same minute (DESIGN rule 7).
              label: t('activite.voir', {
                libelle: activite.libelle,
                date: formatInstant(activite.date, lang),
                numero: String(activite.activiteid),
              }),
              onSelect: () => setOpened(activite),
            }}
            items={[]}
          />
        )}
      />
      {opened && <ActiviteModal activite={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

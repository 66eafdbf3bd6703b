import type { Activite } from '@comptoir/contract/activites';
import { formatInstant } from '@comptoir/domain/dates';
import { ActionList } from '@comptoir/ui/ActionList';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { ActiviteModal } from './ActiviteModal';
import { useActiviteColumns } from './useActiviteColumns';

/** Returns how the entries of the audit log are shown, and the dialog of the changes that one of them made. */
export function useActiviteRows() {
  const { t, lang } = useLang();
  const [opened, setOpened] = useState<Activite | null>(null);
  const actions = (activite: Activite) => (
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
  );
  return {
    shape: { columns: useActiviteColumns(), rowKey: ({ activiteid }: Activite) => activiteid, actions },
    dialog: opened && <ActiviteModal activite={opened} onClose={() => setOpened(null)} />,
  };
}

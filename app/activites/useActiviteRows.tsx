import type { Activite } from '@comptoir/contract/activites';
import { isObjet, type Objet } from '@comptoir/contract/objets';
import { formatInstant } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import { ActionList } from '@comptoir/ui/ActionList';
import type { DropdownItem } from '@comptoir/ui/DropdownMenu';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf } from '../frame/parts/lazy';
import { nameOf, useActiviteColumns, useLigne } from './useActiviteColumns';

const ActiviteModal = lazyOf(() => import('./ActiviteModal'), 'ActiviteModal');

/**
 * Returns how the entries of the audit log are shown, and the dialog of the changes that one of them made.
 * `onHistorique` shows the entries about the record of one of them alone.
 */
export function useActiviteRows(onHistorique?: (objet: Objet, objetid: RecordId) => void) {
  const { t, lang } = useLang();
  const { libelleOf } = useLigne();
  const [opened, setOpened] = useState<Activite | null>(null);
  const close = () => setOpened(null);
  const historiqueOf = ({ objet, objetid }: Activite): DropdownItem[] => {
    if (!onHistorique || objetid === null || !isObjet(objet)) return [];
    const onSelect = () => onHistorique(objet, objetid);
    return [{ id: 'historique', label: t('liste.historique'), icon: <ScrollText aria-hidden />, onSelect }];
  };
  const actions = (activite: Activite) => (
    <ActionList
      label={t('liste.actions', { libelle: nameOf(activite) })}
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
      items={historiqueOf(activite)}
    />
  );
  return {
    shape: { columns: useActiviteColumns(), rowKey: ({ activiteid }: Activite) => activiteid, actions },
    dialog: opened && (
      <LazyDialog size="lg" title={libelleOf(opened)} onClose={close}>
        <ActiviteModal activite={opened} onClose={close} />
      </LazyDialog>
    ),
  };
}

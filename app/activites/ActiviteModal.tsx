import type { Activite } from '#contract/activites';
import { formatInstant } from '#domain/dates';
import { type Column, DataTable } from '#ui/DataTable';
import { DescriptionList } from '#ui/DescriptionList';
import { Modal } from '#ui/Modal';
import { Stack } from '#ui/Stack';
import { useLang } from '../i18n/useLang';
import { ActionBadge } from './ActionBadge';
import { type Changement, changementsOf } from './changements';
import { useObjetName } from './useActiviteColumns';

/** One line of the audit log: who, when, what, and each field before and after (PRODUCT G). */
export function ActiviteModal({ activite, onClose }: { activite: Activite; onClose(): void }) {
  const { t, lang } = useLang();
  const nameOf = useObjetName();
  const { libelle, objet, date, utilisateur, avant, apres } = activite;
  const rows = changementsOf(avant, apres);
  const columns = useChangementColumns();
  return (
    <Modal open size="lg" title={libelle} onClose={onClose}>
      <Stack>
        <DescriptionList
          items={[
            { id: 'action', label: t('activite.action'), value: <ActionBadge activite={activite} /> },
            { id: 'objet', label: t('activite.objet'), value: nameOf(objet) },
            { id: 'date', label: t('activite.date'), value: formatInstant(date, lang) },
            { id: 'par', label: t('activite.par'), value: utilisateur || t('activite.inconnu') },
          ]}
        />
        {rows.length === 0 ? (
          <p>{t('activite.sanschangement')}</p>
        ) : (
          <DataTable caption={t('activite.changements')} columns={columns} rows={rows} rowKey={({ champ }) => champ} />
        )}
      </Stack>
    </Modal>
  );
}

function useChangementColumns(): Column<Changement>[] {
  const { t } = useLang();
  return [
    { key: 'champ', header: t('activite.champ'), isPrimary: true, render: ({ champ }) => champ },
    { key: 'avant', header: t('activite.avant'), render: ({ avant }) => avant || '–' },
    { key: 'apres', header: t('activite.apres'), render: ({ apres }) => apres || '–' },
  ];
}

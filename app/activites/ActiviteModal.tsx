import type { Activite } from '@comptoir/contract/activites';
import { formatInstant } from '@comptoir/domain/dates';
import { ChangedLines } from '@comptoir/ui/ChangedLines';
import { type Column, DataTable } from '@comptoir/ui/DataTable';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Modal } from '@comptoir/ui/Modal';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { useColumns } from '../records/lists/useColumns';
import { ActionBadge } from './ActionBadge';
import { type Changement, changementsOf } from './changements';
import { Fiche, useAuteur, useLigne } from './useActiviteColumns';
import { useLecture } from './useLecture';

/** One entry of the audit log: author, time, record, and each field before and after (PRODUCT G). */
export function ActiviteModal({ activite, onClose }: { activite: Activite; onClose(): void }) {
  const { t, lang } = useLang();
  const ligne = useLigne();
  const auteurOf = useAuteur();
  const { date, avant, apres } = activite;
  const lecture = useLecture(activite);
  const rows = lecture.told(changementsOf(avant, apres));
  const columns = useChangementColumns(activite, lecture);
  return (
    <Modal open size="lg" title={ligne.libelleOf(activite)} onClose={onClose}>
      <Stack>
        <DescriptionList
          items={[
            { id: 'action', label: t('activite.action'), value: <ActionBadge activite={activite} /> },
            { id: 'objet', label: t('activite.objet'), value: <Fiche activite={activite} /> },
            { id: 'date', label: t('depense.date'), value: formatInstant(date, lang) },
            { id: 'par', label: t('activite.par'), value: auteurOf(activite) },
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

/** The columns of the changes: a creation has no column "before", a deletion no column "after". */
function useChangementColumns(
  { avant: had, apres: has }: Activite,
  { libelleOf, valeurOf }: ReturnType<typeof useLecture>,
): Column<Changement>[] {
  const { t } = useLang();
  const { column } = useColumns<Changement>();
  const linesOf = (champ: string, value: unknown) => valeurOf(champ, value).split('\n');
  /**
   * Shows a value on several lines if it is a list: articles, permissions… When both values are lists, the changed
   * lines are marked.
   */
  const shown = (champ: string, value: unknown, other: unknown, change: 'added' | 'removed') => {
    const valeur = valeurOf(champ, value);
    // Two different files may have the same name.
    if (change === 'added' && valeur === valeurOf(champ, other)) return t('activite.autre', { valeur });
    const isList = Array.isArray(value) && value.length > 0 && Array.isArray(other);
    const lines = linesOf(champ, value);
    return <ChangedLines lines={lines} others={isList ? linesOf(champ, other) : lines} change={change} />;
  };
  const avant = column('avant', 'activite.avant', (row) => shown(row.champ, row.avant, row.apres, 'removed'), {
    phone: 'text',
  });
  const apres = column('apres', 'activite.apres', (row) => shown(row.champ, row.apres, row.avant, 'added'), {
    phone: 'text',
  });
  return [
    column('champ', 'activite.champ', ({ champ }) => libelleOf(champ), { isPrimary: true }),
    ...(had === null ? [] : [avant]),
    ...(has === null ? [] : [apres]),
  ];
}

import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { type Depense, depenses } from '#contract/depenses';
import { formatDateShort } from '#domain/dates';
import { PAGE_SIZE } from '#domain/limits';
import { formatMontant } from '#domain/money';
import { useLang } from '../i18n/useLang';
import { ListScreen } from '../lists/ListScreen';
import { useSearchedList } from '../lists/useSearchedList';
import { DeletionDialog } from '../records/DeletionDialog';
import { RowActions } from '../records/RowActions';
import { ReglementsModal } from '../reglements/ReglementsModal';
import { useSession } from '../session/useSession';
import { DepenseModal } from './DepenseModal';
import { useDepenseColumns } from './useDepenseColumns';

type Opened = { edit: Depense | null } | { remove: Depense } | { reglements: Depense } | null;
type Open = (opened: Opened) => void;

export function DepensesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useSearchedList(depenses, PAGE_SIZE.depenses);
  const [opened, setOpened] = useState<Opened>(null);
  const columns = useDepenseColumns();

  return (
    <>
      <ListScreen
        list={list}
        searchLabel={t('depense.rechercher')}
        create={can('depenses.creer') && { label: t('depense.nouvelle'), onCreate: () => setOpened({ edit: null }) }}
        caption={t('depense.liste')}
        columns={columns}
        rowKey={(row) => row.depenseid}
        actions={(row) => <DepenseActions row={row} onOpen={setOpened} />}
        emptyText={t('depense.vide')}
      />
      <Dialogs opened={opened} onOpen={setOpened} />
    </>
  );
}

function Dialogs({ opened, onOpen }: { opened: Opened; onOpen: Open }) {
  const { t } = useLang();
  const close = () => onOpen(null);
  if (!opened) return null;
  if ('edit' in opened) return <DepenseModal depense={opened.edit} onClose={close} />;
  if ('reglements' in opened) return <ReglementsModal depense={opened.reglements} onClose={close} />;
  const { depenseid, libelle, montant } = opened.remove;
  return (
    <DeletionDialog
      call={depenses.remove}
      args={{ params: { depenseid } }}
      touches={['depenses']}
      detail={t('depense.suppression', { libelle, montant: formatMontant(montant) })}
      onClose={close}
    />
  );
}

function DepenseActions({ row, onOpen }: { row: Depense; onOpen: Open }) {
  const { t, lang } = useLang();
  const { can } = useSession();
  const named = { libelle: row.libelle, date: formatDateShort(row.date, lang) };
  return (
    <RowActions
      view={{
        label: t('depense.reglementsligne', named),
        icon: <HandCoins aria-hidden />,
        onPress: () => onOpen({ reglements: row }),
      }}
      edit={
        can('depenses.modifier') && {
          label: t('depense.modifierligne', named),
          onPress: () => onOpen({ edit: row }),
        }
      }
      remove={
        can('depenses.supprimer') && {
          label: t('depense.supprimerligne', named),
          onPress: () => onOpen({ remove: row }),
        }
      }
    />
  );
}

import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Reglement, reglements } from '#contract/reglements';
import { formatDateShort } from '#domain/dates';
import { PAGE_SIZE } from '#domain/limits';
import { formatMontant } from '#domain/money';
import { Amount } from '#ui/Amount';
import { Button } from '#ui/Button';
import { DescriptionList } from '#ui/DescriptionList';
import { Modal } from '#ui/Modal';
import { Toolbar } from '#ui/Toolbar';
import { useRoute } from '../api/useRoute';
import { useResume } from '../drafts/useResume';
import { useLang } from '../i18n/useLang';
import { ListView } from '../lists/ListView';
import { usePages } from '../lists/usePages';
import { LazyDialog } from '../parts/LazyDialog';
import { lazyOf, usePreload } from '../parts/lazy';
import { DeletionDialog } from '../records/DeletionDialog';
import { useHistorique } from '../records/HistoriqueAction';
import { RowActions } from '../records/RowActions';
import { useSession } from '../session/useSession';
import { DETTES, type Dette } from './dette';
import { useReglementColumns } from './useReglementColumns';

const loadForm = () => import('./ReglementModal');
/** The form has the weight of the rest of the screen: it comes while the payments are read. */
const ReglementModal = lazyOf(loadForm, 'ReglementModal');

type Opened = { edit: Reglement | null } | { remove: Reglement } | null;

/**
 * A page of a debt's payments, and what it amounts to and still owes: never read off these payments, which are those of
 * the registers that one sees (PRODUCT Q).
 */
function useReglements({ from, id, montant }: Dette) {
  const [page, setPage] = useState(1);
  const pageSize = PAGE_SIZE.reglements;
  const { data: reste } = useRoute(reglements.reste, { params: { id }, query: { from } });
  const route = useRoute(reglements.ofDette, { params: { id }, query: { from, page, limit: pageSize } });
  const pages = usePages<Reglement>(route, { page, pageSize, of: '', onPageChange: setPage });
  return { pages, montant: reste?.montant ?? montant, montantrestant: reste?.montantrestant };
}

export interface ReglementsModalProps {
  dette: Dette;
  /** What else there is to open of the debt. */
  actions?: ReactNode;
  onClose(): void;
}

/** The payments of an expense or an order; New only while something remains to be paid (spec § 2 Expenses, Orders). */
export function ReglementsModal({ dette, actions, onClose }: ReglementsModalProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { pages, montant, montantrestant } = useReglements(dette);
  const columns = useReglementColumns();
  const { permission, texts } = DETTES[dette.from];
  const isEditor = can(permission);
  const hasHistory = useHistorique();
  const [opened, setOpened] = useState<Opened>(null);
  useResume(pages, ({ reglementid }) => reglementid, { reglement: (edit) => setOpened({ edit }) });
  usePreload(isEditor, loadForm);
  const close = () => setOpened(null);
  const canPay = isEditor && montantrestant !== undefined && montantrestant !== 0;
  const amounts = [
    { id: 'montant', label: t(texts.montant), value: <Amount value={montant} /> },
    {
      id: 'restant',
      label: t('reglement.restant'),
      value: montantrestant === undefined ? '…' : <Amount value={montantrestant} />,
    },
  ];

  return (
    <Modal open size="lg" title={t('reglement.titre', { libelle: dette.libelle })} onClose={onClose}>
      <Toolbar
        search={<DescriptionList items={amounts} />}
        actions={
          <>
            {actions}
            {canPay && (
              <Button icon={<Plus aria-hidden />} onClick={() => setOpened({ edit: null })}>
                {t(texts.nouveau)}
              </Button>
            )}
          </>
        }
      />
      <ListView
        pages={pages}
        caption={t('reglement.liste')}
        columns={columns}
        rowKey={(row) => row.reglementid}
        actions={
          isEditor || hasHistory
            ? (row) => <ReglementActions row={row} isEditor={isEditor} onOpen={setOpened} />
            : undefined
        }
        empty={{ description: t(texts.vide) }}
      />
      {opened && 'edit' in opened && montantrestant !== undefined && (
        <LazyDialog onClose={close}>
          <ReglementModal dette={dette} reglement={opened.edit} montantrestant={montantrestant} onClose={close} />
        </LazyDialog>
      )}
      {opened && 'remove' in opened && <ReglementDeletion dette={dette} row={opened.remove} onClose={close} />}
    </Modal>
  );
}

interface ReglementDeletionProps {
  dette: Dette;
  row: Reglement;
  onClose(): void;
}

function ReglementDeletion({ dette, row, onClose }: ReglementDeletionProps) {
  const { t, lang } = useLang();
  const { texts, touches } = DETTES[dette.from];
  const named = { montant: formatMontant(row.montant), date: formatDateShort(row.date, lang), caisse: row.caisse };
  return (
    <DeletionDialog
      call={reglements.remove}
      args={{ params: { reglementid: row.reglementid } }}
      touches={touches}
      of={['reglement', { libelle: dette.libelle, montant: row.montant }]}
      detail={t(texts.suppression, named)}
      onClose={onClose}
    />
  );
}

interface ReglementActionsProps {
  row: Reglement;
  isEditor: boolean;
  onOpen(opened: Opened): void;
}

function ReglementActions({ row, isEditor, onOpen }: ReglementActionsProps) {
  const { lang } = useLang();
  const libelle = `${formatMontant(row.montant)} · ${formatDateShort(row.date, lang)}`;
  return (
    <RowActions
      history={{ objet: 'reglement', id: row.reglementid, libelle }}
      edit={isEditor && (() => onOpen({ edit: row }))}
      remove={isEditor && (() => onOpen({ remove: row }))}
    />
  );
}

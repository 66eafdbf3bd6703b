import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type Caisse, caisses, type Mouvementcaisse, type MouvementListe, mouvements } from '#contract/caisses';
import { mouvementRefusal, soldeAfterEdit } from '#domain/caisse';
import { formatInstant } from '#domain/dates';
import { PAGE_SIZE } from '#domain/limits';
import { formatMontant } from '#domain/money';
import { Amount } from '#ui/Amount';
import { Button } from '#ui/Button';
import { DescriptionList } from '#ui/DescriptionList';
import { Modal } from '#ui/Modal';
import { SwitchField } from '#ui/SwitchField';
import { Toolbar } from '#ui/Toolbar';
import { useRoute } from '../api/useRoute';
import { useResume } from '../drafts/useResume';
import { useLang } from '../i18n/useLang';
import { ListView } from '../lists/ListView';
import { usePages } from '../lists/usePages';
import { DeletionDialog } from '../records/DeletionDialog';
import { type HistoriqueDe, useHistorique } from '../records/HistoriqueAction';
import { RowActions } from '../records/RowActions';
import { useSession } from '../session/useSession';
import { MouvementModal } from './MouvementModal';
import { useMouvementColumns } from './useMouvementColumns';

type Opened = { edit: Mouvementcaisse | null } | { remove: Mouvementcaisse } | null;
type Open = (opened: Opened) => void;

export type MouvementsDe = Pick<Caisse, 'caisseid' | 'libelle' | 'solde'>;

/** A register's balance as it is now: the row that was opened may be older. */
function useSolde(caisse: MouvementsDe): number {
  const { data } = useRoute(caisses.all, {});
  return data?.find(({ caisseid }) => caisseid === caisse.caisseid)?.solde ?? caisse.solde;
}

/** A register's movements, which explain its balance; the history shows the cancelled ones (PRODUCT 1.3). */
export function MouvementsModal({ caisse, onClose }: { caisse: MouvementsDe; onClose(): void }) {
  const { t } = useLang();
  const { can } = useSession();
  const solde = useSolde(caisse);
  const [page, setPage] = useState(1);
  const [isHistory, setIsHistory] = useState(false);
  const [opened, setOpened] = useState<Opened>(null);
  const columns = useMouvementColumns();
  const { caisseid, libelle } = caisse;
  const query = { caisseid, page, limit: PAGE_SIZE.mouvements, historique: isHistory ? 1 : 0 } as const;
  const route = useRoute(mouvements.list, { query });
  const asked = { page, pageSize: PAGE_SIZE.mouvements, of: String(isHistory), onPageChange: setPage };
  const pages = usePages<MouvementListe>(route, asked);
  useResume(pages, ({ mouvementcaisseid }) => mouvementcaisseid, { mouvementcaisse: (edit) => setOpened({ edit }) });
  const showHistory = (isShown: boolean) => {
    setIsHistory(isShown);
    setPage(1);
  };
  const isEditor = can('caisses.mouvements');
  const hasHistory = useHistorique();

  return (
    <Modal open size="lg" title={t('mouvement.titre', { libelle })} onClose={onClose}>
      <Toolbar
        search={
          <DescriptionList items={[{ id: 'solde', label: t('caisse.solde'), value: <Amount value={solde} /> }]} />
        }
        actions={
          isEditor && (
            <Button icon={<Plus aria-hidden />} onClick={() => setOpened({ edit: null })}>
              {t('mouvement.nouveau')}
            </Button>
          )
        }
      >
        <SwitchField label={t('mouvement.historique')} checked={isHistory} onCheckedChange={showHistory} />
      </Toolbar>
      <ListView
        pages={pages}
        caption={t('mouvement.liste')}
        columns={columns}
        rowKey={(row) => row.mouvementcaisseid}
        actions={
          isEditor || hasHistory
            ? (row) => <MouvementActions row={row} isEditable={isEditor && isCorrectable(row)} onOpen={setOpened} />
            : undefined
        }
        empty={{ description: t('mouvement.vide') }}
      />
      <Dialogs caisse={{ caisseid, libelle, solde }} opened={opened} onOpen={setOpened} />
    </Modal>
  );
}

/** The opening and what belongs to a payment can be neither edited nor deleted here (spec § 2, CONTRACT). */
const isCorrectable = (row: Mouvementcaisse) => !row.annule && mouvementRefusal(row) === null;

function Dialogs({ caisse, opened, onOpen }: { caisse: MouvementsDe; opened: Opened; onOpen: Open }) {
  const { t } = useLang();
  const close = () => onOpen(null);
  if (!opened) return null;
  if ('edit' in opened) return <MouvementModal caisse={caisse} mouvement={opened.edit} onClose={close} />;
  const { mouvementcaisseid, montant, type } = opened.remove;
  return (
    <DeletionDialog
      call={mouvements.remove}
      args={{ params: { mouvementcaisseid } }}
      touches={['caisses']}
      of={['mouvementcaisse', { libelle: caisse.libelle, montant }]}
      detail={t('mouvement.suppression', {
        montant: formatMontant(montant),
        sens: t(type === 1 ? 'mouvement.entree' : 'mouvement.sortie'),
        libelle: caisse.libelle,
        solde: formatMontant(soldeAfterEdit(caisse.solde, opened.remove, null)),
      })}
      onClose={close}
    />
  );
}

/** What made a movement is in the history of its own, of its payment, or of the register that it opened. */
function historyOf({
  mouvementcaisseid,
  caisseid,
  isfirst,
  reglementid,
}: Mouvementcaisse): Omit<HistoriqueDe, 'libelle'> {
  if (reglementid !== null) return { objet: 'reglement', id: reglementid };
  return isfirst === 1 ? { objet: 'caisse', id: caisseid } : { objet: 'mouvementcaisse', id: mouvementcaisseid };
}

interface MouvementActionsProps {
  row: Mouvementcaisse;
  isEditable: boolean;
  onOpen: Open;
}

function MouvementActions({ row, isEditable, onOpen }: MouvementActionsProps) {
  const { lang } = useLang();
  const libelle = `${formatMontant(row.montant)} · ${formatInstant(row.createdon, lang)}`;
  return (
    <RowActions
      history={{ ...historyOf(row), libelle }}
      edit={isEditable && (() => onOpen({ edit: row }))}
      remove={isEditable && (() => onOpen({ remove: row }))}
    />
  );
}

import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import { type MouvementListe, mouvements } from '@comptoir/contract/mouvements';
import { isJourArrete, mouvementRefusal } from '@comptoir/domain/caisse';
import { formatDateLong, formatInstant } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { SwitchField } from '@comptoir/ui/SwitchField';
import { Undo2 } from 'lucide-react';
import { useContrepasseur } from '../../contrepassations/Contrepassation';
import { useResume } from '../../frame/drafts/useResume';
import { useLang } from '../../frame/i18n/useLang';
import { useSession } from '../../frame/session/useSession';
import type { Actions } from '../../records/actions';
import { RecordDialogs } from '../../records/dialogs/RecordDialogs';
import { type HistoriqueDe, useHistorique } from '../../records/HistoriqueAction';
import { ListView } from '../../records/lists/ListView';
import { usePagesOf } from '../../records/lists/usePages';
import { RowActions } from '../../records/RowActions';
import { MOUVEMENT_DIALOGS, type MouvementsDe, type OpenedMouvement, type OpenMouvement } from './MouvementDialogs';
import { reverseOf } from './reverseOf';
import { useMouvementColumns } from './useMouvementColumns';

interface MouvementsProps {
  caisse: MouvementsDe;
  isHistory: boolean;
  opened: OpenedMouvement;
  onOpen: OpenMouvement;
}

/** A register's movements, which explain its balance; the history includes the cancelled ones (PRODUCT 1.3). */
export function MouvementsList({ caisse, isHistory, opened, onOpen }: MouvementsProps) {
  const { t, lang } = useLang();
  const { can } = useSession();
  const columns = useMouvementColumns();
  // Switching between current movements and history goes back to page 1.
  const query = { caisseid: caisse.caisseid, historique: isHistory ? 1 : 0 };
  const pages = usePagesOf(mouvements.list, 'mouvements', { query });
  const isContrepasseur = useContrepasseur();
  const reverse = (row: MouvementListe) => (isContrepasseur ? reverseOf(row, caisse, can) : null);
  const resumeReverse = (row: MouvementListe | null) => {
    const contrepasser = row && reverse(row);
    return contrepasser !== null && onOpen({ contrepasser });
  };
  useResume(pages, ({ mouvementcaisseid }) => mouvementcaisseid, {
    contrepassermouvementcaisse: resumeReverse,
  });
  useResume(pages, ({ reglementid }) => reglementid ?? '', { contrepasserreglement: resumeReverse });
  const isEditor = can('caisses.mouvements');
  const hasHistory = useHistorique();
  const { arretele } = caisse;
  // A movement of a closed day is reversed, or says that it is closed, as the server would (ADR 0031, 0034).
  const actionsOf = (row: MouvementListe): Actions<OpenedMouvement> => {
    const contrepasser = reverse(row);
    const isKept = isEditor && isCorrectable(row) && contrepasser === null;
    const isClosed = isKept && arretele !== null && isJourArrete(arretele, row.date);
    return {
      of: { ...historyOf(row), libelle: `${formatMontant(row.montant)} · ${formatInstant(row.createdon, lang)}` },
      locked: isClosed && t('mouvement.jourarrete', { jour: formatDateLong(arretele, lang) }),
      own: [contrepasser && { text: 'module.contrepasser', icon: Undo2, open: { contrepasser } }],
      edit: isKept && { open: { edit: row } },
      remove: isKept && { open: { remove: row } },
    };
  };
  return (
    <>
      <ListView
        pages={pages}
        pagesLabel={t('mouvement.liste')}
        caption={t('mouvement.liste')}
        columns={columns}
        rowKey={(row) => row.mouvementcaisseid}
        actions={
          isEditor || isContrepasseur || hasHistory
            ? (row) => <RowActions {...actionsOf(row)} onOpen={onOpen} />
            : undefined
        }
        empty={{ description: t('mouvement.vide') }}
      />
      <RecordDialogs of={MOUVEMENT_DIALOGS} shown={pages} caisse={caisse} opened={opened} onOpen={onOpen} />
    </>
  );
}

interface HistorySwitchProps {
  checked: boolean;
  onChange(isHistory: boolean): void;
}

/** A switch that shows the corrected and cancelled movements too. */
export function HistorySwitch({ checked, onChange }: HistorySwitchProps) {
  const { t } = useLang();
  return <SwitchField label={t('mouvement.historique')} checked={checked} onCheckedChange={onChange} />;
}

/**
 * Tells whether a movement may be edited or deleted here: never the opening or a payment's (spec § 2 Cash registers,
 * CONTRACT "Money calls").
 */
const isCorrectable = (row: Mouvementcaisse) => !row.annule && mouvementRefusal(row) === null;

/**
 * Returns the record whose history tells how the movement came about: its payment, the payment whose fee or surplus it
 * is, the closing whose variance it books, its transfer, the register that it opened, or itself.
 */
function historyOf({
  mouvementcaisseid,
  caisseid,
  type,
  isfirst,
  reglementid,
  fraisde,
  tropde,
  imputesur,
  arreteid,
  transfertid,
}: Mouvementcaisse): Omit<HistoriqueDe, 'libelle'> {
  if (reglementid !== null) return { objet: 'reglement', id: reglementid };
  if (fraisde) return { objet: 'reglement', id: fraisde };
  if (imputesur) return { objet: 'reglement', id: imputesur };
  if (tropde && type === 1) return { objet: 'reglement', id: tropde };
  if (arreteid) return { objet: 'arrete', id: arreteid };
  if (transfertid) return { objet: 'transfert', id: transfertid };
  return isfirst === 1 ? { objet: 'caisse', id: caisseid } : { objet: 'mouvementcaisse', id: mouvementcaisseid };
}

import { type Transfert, transferts } from '@comptoir/contract/transferts';
import { formatMontant } from '@comptoir/domain/money';
import type { ReponseTransfert } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { useLabels } from '@comptoir/ui/labels';
import { Check, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { ImprimeDialog } from '../imprimes/ImprimeDialog';
import { Imprimes } from '../imprimes/Imprimes';
import { type Imprimable, imprimeDeTransfert } from '../imprimes/imprimable';
import { ListView } from '../records/lists/ListView';
import { usePagesOf } from '../records/lists/usePages';
import { RowActions } from '../records/RowActions';
import { ReponseDialog } from './ReponseDialog';
import { type Answering, useReponses } from './reponses';
import { useAutreCaisse } from './transfertLook';
import { useTransfertColumns } from './useTransfertColumns';

const ICONS = { accepter: <Check aria-hidden />, refuser: <X aria-hidden />, annuler: <Undo2 aria-hidden /> } as const;

/** The transfers from and to a register, each with the answers that the user may give and its slip. */
export function TransfertsList({ caisseid }: { caisseid: RecordId }) {
  const { t } = useLang();
  const { pair } = useLabels();
  const pages = usePagesOf(transferts.list, 'transferts', { query: { caisseid } });
  const columns = useTransfertColumns(caisseid);
  const autreOf = useAutreCaisse(caisseid);
  const reponsesTo = useReponses(pages.rows);
  const [answering, setAnswering] = useState<Answering | null>(null);
  const [piece, setPiece] = useState<Imprimable | null>(null);
  useResume(pages, ({ transfertid }) => transfertid, {
    transfertdefaire: (transfert) => transfert && setAnswering({ transfert, reponse: 'annuler' }),
  });
  const actionOf = (transfert: Transfert, reponse: ReponseTransfert) => ({
    text: t(`transfert.${reponse}`),
    icon: ICONS[reponse],
    onPress: () => setAnswering({ transfert, reponse }),
  });
  const libelleOf = (row: Transfert) => `${formatMontant(row.montant)} ${autreOf(row)}`;
  const slipOf = (transfert: Transfert) => {
    const bordereau = imprimeDeTransfert(transfert);
    const text = t('dashboard.imprimer');
    return bordereau !== null && { text, label: pair(text, libelleOf(transfert)), onPress: () => setPiece(bordereau) };
  };
  return (
    <>
      <ListView
        pages={pages}
        pagesLabel={t('caisse.transferts')}
        caption={t('caisse.transferts')}
        columns={columns}
        rowKey={({ transfertid }) => transfertid}
        actions={(row) => (
          <RowActions
            history={{ objet: 'transfert', id: row.transfertid, libelle: libelleOf(row) }}
            view={slipOf(row)}
            own={(reponsesTo?.(row) ?? []).map((reponse) => actionOf(row, reponse))}
          />
        )}
        empty={{ description: t('transfert.vide') }}
      />
      <Imprimes imprimables={(pages.rows ?? []).map(imprimeDeTransfert)} />
      <ReponseDialog answering={answering} onClose={() => setAnswering(null)} />
      {piece && <ImprimeDialog imprimable={piece} onClose={() => setPiece(null)} />}
    </>
  );
}

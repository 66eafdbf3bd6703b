import { type Transfert, transferts } from '@comptoir/contract/transferts';
import { formatMontant } from '@comptoir/domain/money';
import type { ReponseTransfert } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { useLabels } from '@comptoir/ui/labels';
import { Check, Undo2, X } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { ImprimeDialog } from '../imprimes/ImprimeDialog';
import { type Imprimable, imprimeDeTransfert } from '../imprimes/imprimable';
import { useImprimesExit } from '../imprimes/useImprimesExit';
import { type Dialogs, openedAs } from '../records/dialogs/dialog';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { ListView } from '../records/lists/ListView';
import { usePagesOf } from '../records/lists/usePages';
import { RowActions } from '../records/RowActions';
import { reponseDialogs, type SujetsReponse } from './reponseDialogs';
import { useReponses } from './reponses';
import { useAutreCaisse } from './transfertLook';
import { useTransfertColumns } from './useTransfertColumns';

const ICONS = { accepter: Check, refuser: X, annuler: Undo2 } as const;

/** What the dialogs of a transfer are about: the answers to it, and its slip. */
type Subjects = SujetsReponse & { imprime: Imprimable };

const DIALOGS: Dialogs<Transfert, Subjects> = {
  idOf: ({ transfertid }) => transfertid,
  dialogs: {
    ...reponseDialogs({ annuler: 'transfertdefaire' }),
    imprime: { draw: (imprime, { onClose }) => <ImprimeDialog imprimable={imprime} onClose={onClose} /> },
  },
};

/** The transfers from and to a register, each with the answers that the user may give and its slip. */
export function TransfertsList({ caisseid }: { caisseid: RecordId }) {
  const { t } = useLang();
  const { pair } = useLabels();
  const pages = usePagesOf(transferts.list, 'transferts', { query: { caisseid } });
  const columns = useTransfertColumns(caisseid);
  const autreOf = useAutreCaisse(caisseid);
  const reponsesTo = useReponses(pages.rows);
  const [opened, setOpened] = useOpened(DIALOGS);
  const actionOf = (transfert: Transfert, reponse: ReponseTransfert) => ({
    text: `transfert.${reponse}` as const,
    icon: ICONS[reponse],
    open: openedAs<Subjects, ReponseTransfert>(reponse, transfert),
  });
  const libelleOf = (row: Transfert) => `${formatMontant(row.montant)} ${autreOf(row)}`;
  const slipOf = (transfert: Transfert) => {
    const imprime = imprimeDeTransfert(transfert);
    const label = pair(t('dashboard.imprimer'), libelleOf(transfert));
    return imprime && { text: 'dashboard.imprimer' as const, label, open: { imprime } };
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
            of={{ objet: 'transfert', id: row.transfertid, libelle: libelleOf(row) }}
            main={slipOf(row)}
            own={(reponsesTo?.(row) ?? []).map((reponse) => actionOf(row, reponse))}
            onOpen={setOpened}
          />
        )}
        empty={{ description: t('transfert.vide') }}
        exits={useImprimesExit((pages.rows ?? []).map(imprimeDeTransfert))}
      />
      <RecordDialogs of={DIALOGS} shown={pages} opened={opened} onOpen={setOpened} />
    </>
  );
}

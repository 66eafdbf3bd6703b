import { caisses } from '@comptoir/contract/caisses';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Modal } from '@comptoir/ui/Modal';
import { Toolbar } from '@comptoir/ui/Toolbar';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { useRoute } from '../../frame/reads/useRoute';
import { useSession } from '../../frame/session/useSession';
import { useOpened } from '../../records/dialogs/RecordDialogs';
import { MOUVEMENT_DIALOGS, type MouvementsDe } from './MouvementDialogs';
import { HistorySwitch, MouvementsList } from './MouvementsList';

/** Returns a register's current balance, francs; the row that the dialog was opened from may be older. */
function useSolde(caisse: MouvementsDe): number {
  const { data } = useRoute(caisses.all, {});
  return data?.find(({ caisseid }) => caisseid === caisse.caisseid)?.solde ?? caisse.solde;
}

/** The movements of a register, in a dialog over the list of registers (spec § 2 Cash registers). */
export function MouvementsModal({ caisse, onClose }: { caisse: MouvementsDe; onClose(): void }) {
  const { t } = useLang();
  const { can } = useSession();
  const solde = useSolde(caisse);
  const [isHistory, setIsHistory] = useState(false);
  const [opened, setOpened] = useOpened(MOUVEMENT_DIALOGS);
  return (
    <Modal open size="lg" title={t('mouvement.titre', { libelle: caisse.libelle })} onClose={onClose}>
      <Toolbar
        search={
          <DescriptionList items={[{ id: 'solde', label: t('caisse.solde'), value: <Amount value={solde} /> }]} />
        }
        actions={
          can('caisses.mouvements') && (
            <Button icon={<Plus aria-hidden />} onClick={() => setOpened({ edit: null })}>
              {t('mouvement.nouveau')}
            </Button>
          )
        }
      >
        <HistorySwitch checked={isHistory} onChange={setIsHistory} />
      </Toolbar>
      <MouvementsList caisse={{ ...caisse, solde }} isHistory={isHistory} opened={opened} onOpen={setOpened} />
    </Modal>
  );
}

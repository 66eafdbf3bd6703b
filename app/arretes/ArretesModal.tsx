import { type Caisse, caisses } from '@comptoir/contract/caisses';
import { Modal } from '@comptoir/ui/Modal';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { ArretesList } from './ArretesList';

interface ArretesModalProps {
  /** The register, as its row shows it; a reopening changes it. */
  caisse: Caisse;
  onClose(): void;
}

/** The closings of a register, in a dialog over the list of registers. */
export function ArretesModal({ caisse, onClose }: ArretesModalProps) {
  const { t } = useLang();
  const { caisseid, libelle } = caisse;
  const { data = caisse } = useRoute(caisses.byId, { params: { caisseid } });
  return (
    <Modal open size="lg" title={t('arrete.historique', { libelle })} onClose={onClose}>
      <ArretesList caisse={data} />
    </Modal>
  );
}

import type { Commande } from '@comptoir/contract/commandes';
import { Modal } from '@comptoir/ui/Modal';
import { useLang } from '../../frame/i18n/useLang';
import { LivraisonTimeline } from './LivraisonTimeline';

export interface LivraisonModalProps {
  commande: Pick<Commande, 'commandeid'>;
  onClose(): void;
}

/** The delivery history of an order, in a dialog over the list. */
export function LivraisonModal({ commande: { commandeid }, onClose }: LivraisonModalProps) {
  const { t } = useLang();
  return (
    <Modal open title={t('livraison.suivi', { numero: String(commandeid) })} onClose={onClose}>
      <LivraisonTimeline commandeid={commandeid} />
    </Modal>
  );
}

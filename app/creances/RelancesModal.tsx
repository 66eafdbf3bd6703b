import type { Creance } from '@comptoir/contract/clients';
import { Modal } from '@comptoir/ui/Modal';
import { useLang } from '../frame/i18n/useLang';
import { RelancesTable } from './RelancesTable';

export interface RelancesModalProps {
  creance: Pick<Creance, 'clientid' | 'libelleclient'>;
  onClose(): void;
}

/** The reminders of a client, in a dialog over the list of debts. */
export function RelancesModal({ creance: { clientid, libelleclient }, onClose }: RelancesModalProps) {
  const { t } = useLang();
  return (
    <Modal open title={t('creance.relances', { libelle: libelleclient })} onClose={onClose}>
      <RelancesTable clientid={clientid} libelleclient={libelleclient} />
    </Modal>
  );
}

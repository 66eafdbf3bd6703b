import { Modal } from '@comptoir/ui/Modal';
import type { ComponentProps } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { HistoriqueTable } from './HistoriqueTable';

export interface HistoriqueModalProps extends ComponentProps<typeof HistoriqueTable> {
  onClose(): void;
}

/** The history of a record, in a dialog over its list. */
export function HistoriqueModal({ onClose, ...of }: HistoriqueModalProps) {
  const { t } = useLang();
  return (
    <Modal open size="xl" title={t('activite.historique', { libelle: of.libelle })} onClose={onClose}>
      <HistoriqueTable {...of} />
    </Modal>
  );
}

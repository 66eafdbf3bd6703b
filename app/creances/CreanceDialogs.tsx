import { lazy, Suspense } from 'react';
import type { Creance } from '#contract/clients';
import { Modal } from '#ui/Modal';
import { Spinner } from '#ui/Spinner';
import { useLang } from '../i18n/useLang';
import { RelancesModal } from './RelancesModal';

const ClientCommandesModal = lazy(async () => ({
  default: (await import('../commandes/ClientCommandesModal')).ClientCommandesModal,
}));

/** What is looked at of a client who owes. */
export type OpenedCreance = { relances: Creance } | { commandes: Creance } | null;

interface CreanceDialogsProps {
  opened: OpenedCreance;
  onClose(): void;
}

export function CreanceDialogs({ opened, onClose }: CreanceDialogsProps) {
  if (!opened) return null;
  if ('relances' in opened) return <RelancesModal creance={opened.relances} onClose={onClose} />;
  return (
    <Suspense fallback={<Waiting onClose={onClose} />}>
      <ClientCommandesModal client={opened.commandes} onClose={onClose} />
    </Suspense>
  );
}

function Waiting({ onClose }: Pick<CreanceDialogsProps, 'onClose'>) {
  const { t } = useLang();
  return (
    <Modal open size="xl" title={t('general.chargement')} onClose={onClose}>
      <Spinner />
    </Modal>
  );
}

import { lazy, Suspense } from 'react';
import type { Creance } from '#contract/clients';
import { Spinner } from '#ui/Spinner';
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
    // Not a dialog: what has the focus now gets it back from the modal that comes (DESIGN rule 13).
    <Suspense fallback={<Spinner />}>
      <ClientCommandesModal client={opened.commandes} onClose={onClose} />
    </Suspense>
  );
}

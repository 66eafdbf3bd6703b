import type { Creance } from '@comptoir/contract/clients';
import { ResumeStep } from '../frame/drafts/ResumeStep';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf } from '../frame/parts/lazy';
import { RelancesModal } from './RelancesModal';

const ClientCommandesModal = lazyOf(() => import('../commandes/ClientCommandesModal'), 'ClientCommandesModal');

/** The dialog that is open about a debtor: reminders or orders. */
export type OpenedCreance = { relances: Creance } | { commandes: Creance } | null;

interface CreanceDialogsProps {
  opened: OpenedCreance;
  onClose(): void;
}

export function CreanceDialogs({ opened, onClose }: CreanceDialogsProps) {
  if (!opened) return null;
  if ('relances' in opened) return <RelancesModal creance={opened.relances} onClose={onClose} />;
  return (
    <LazyDialog size="xl" onClose={onClose}>
      <ResumeStep name="commandes" id={opened.commandes.clientid}>
        <ClientCommandesModal client={opened.commandes} onClose={onClose} />
      </ResumeStep>
    </LazyDialog>
  );
}

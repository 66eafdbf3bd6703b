import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf } from '../frame/parts/lazy';
import type { Answering } from './reponses';

const ReponseModal = lazyOf(() => import('./ReponseModal'), 'ReponseModal');

interface ReponseDialogProps {
  /** Null while nobody answers. */
  answering: Answering | null;
  onClose(): void;
}

/** The dialog in which a transfer is answered. */
export function ReponseDialog({ answering, onClose }: ReponseDialogProps) {
  if (!answering) return null;
  return (
    <LazyDialog onClose={onClose}>
      <ReponseModal {...answering} onClose={onClose} />
    </LazyDialog>
  );
}

import { useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession';
import { outboxOf } from './Outbox';
import type { WaitingWrite } from './waitingWrite';

export function useOutbox() {
  const { user } = useSession();
  const outbox = outboxOf(user?.utilisateurid ?? 0);
  const writes: readonly WaitingWrite[] = useSyncExternalStore(outbox.subscribe, outbox.items);
  return { outbox, writes };
}

import { useSyncExternalStore } from 'react';
import { draftsOf } from '../device/drafts';
import { useSession } from './useSession';

export function useDrafts() {
  const { user } = useSession();
  const list = draftsOf(user?.utilisateurid ?? 0);
  const drafts = useSyncExternalStore(list.subscribe, list.items);
  return { list, drafts };
}

import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useToast } from '#ui/Toasts';
import type { ApiError } from '../api/ApiError';
import { useLang } from '../i18n/useLang';
import { useSession } from '../session/useSession';
import { outboxOf } from './Outbox';
import { isCash, type WaitingWrite, type Written } from './waitingWrite';

/** The outbox of who works here, and what it holds. */
export function useOutbox() {
  const { user } = useSession();
  const outbox = outboxOf(user?.utilisateurid ?? 0);
  const writes: readonly WaitingWrite[] = useSyncExternalStore(outbox.subscribe, outbox.items);
  return { outbox, writes };
}

/**
 * Lets a write that got no answer wait for the line, and says so. Resolves to false, and leaves it to its form, for
 * any other failure and where this device has no room for it.
 */
export function useWaiting() {
  const { t } = useLang();
  const toast = useToast();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const utilisateurid = user?.utilisateurid ?? 0;
  return useCallback(
    async ({ unanswered }: ApiError, written: Omit<Written, 'from'>): Promise<boolean> => {
      if (!unanswered) return false;
      try {
        await outboxOf(utilisateurid).add(unanswered, { ...written, from: pathname + search });
      } catch {
        return false;
      }
      const waits = t('envoi.attendra', { titre: written.title });
      toast.info(isCash(written) ? `${t('envoi.nonenregistre')} ${waits}` : waits);
      return true;
    },
    [t, toast, utilisateurid, pathname, search],
  );
}

import { useToast } from '@comptoir/ui/Toasts';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { isOfNoun } from '../frame/api/url';
import { useLang } from '../frame/i18n/useLang';
import { isDone, type Restored, unsentOf } from './uploadQueue';
import { useLeaveGuard } from './useLeaveGuard';
import type { MediaPlace } from './useMediaPlace';
import { useUploads } from './useUploads';

/** The nouns that media change: a project's picture is the newest image of its steps. */
export const TOUCHED_BY_MEDIA = ['files', 'projets'] as const;

/**
 * Switches between browsing and uploading: a complete save ends the upload; leaving it with unsent files asks first
 * (spec § 4 Media).
 */
export function useUploadMode({ kind, page, showFirst, etapeprojetid }: MediaPlace) {
  const { t } = useLang();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const uploads = useUploads(kind);
  const { queue, dispatch, clear } = uploads;
  const unsent = unsentOf(queue);
  const guard = useLeaveGuard(unsent.length > 0, clear);
  useReloadAfterSaving(queue.isSaving);

  const close = useCallback(() => {
    clear();
    setIsOpen(false);
  }, [clear]);

  const isSent = isDone(queue);
  const count = queue.uploads.length;
  useEffect(() => {
    if (!isSent) return;
    close();
    // The newest media are on the first page.
    if (page !== 1) showFirst();
    toast.success(`${t('general.succes')}\n${t('media.ajoutes', { count })}`);
  }, [isSent, count, close, page, showFirst, toast, t]);

  return {
    isOpen,
    /** A step that was just chosen is shown first, as the files go to the step that is shown. */
    open: () => startTransition(() => setIsOpen(true)),
    /** Sends the files that an earlier visit left unsent. */
    resume: (files: readonly Restored[]) => {
      if (etapeprojetid === null) return;
      setIsOpen(true);
      dispatch({ type: 'restore', etapeprojetid, files, doubt: t('media.tropancien') });
    },
    uploads,
    guard,
    unsentNames: unsent.map(({ chosen }) => chosen.name),
    /** Leaves the upload mode, after a question if files are unsent, then calls `then`. */
    leave: (then?: () => void) =>
      guard.ask(() => {
        close();
        then?.();
      }),
  };
}

/** Reads the lists again after a save, which may have stored some files although others failed. */
function useReloadAfterSaving(isSaving: boolean): void {
  const { mutate } = useSWRConfig();
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving) {
      void mutate((key) => typeof key === 'string' && isOfNoun(key, TOUCHED_BY_MEDIA));
    }
    wasSaving.current = isSaving;
  }, [isSaving, mutate]);
}

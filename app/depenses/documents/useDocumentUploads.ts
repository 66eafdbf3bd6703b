import { depenses } from '@comptoir/contract/depenses';
import { formatSize, proofRefusal } from '@comptoir/domain/fichier';
import type { RecordId } from '@comptoir/domain/units';
import type { UploadItem } from '@comptoir/ui/UploadList';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { ApiError } from '../../frame/api/ApiError';
import { sendOnce } from '../../frame/api/sendOnce';
import { useMutationOf } from '../../frame/api/useMutationOf';
import { keyPlace } from '../../frame/device/places';
import { useLang } from '../../frame/i18n/useLang';
import { useSession } from '../../frame/session/useSession';
import { shrinkImage } from '../../records/fichiers/shrinkImage';
import { type DocumentUpload, isUnsent, startUploads, uploadsReducer } from './documentUploads';

/** HTTP statuses after which the server would refuse the same file again; after any other one, a retry may succeed. */
const FINAL: readonly number[] = [403, 404, 409, 413, 415, 422];

/** Names a document by name, size and date: a file sent twice keeps its idempotency key until it is answered. */
const nameOf = (depenseid: RecordId, { name, size, lastModified }: File) =>
  `${depenseid}.${name}.${size}.${lastModified}`;

/**
 * Sends the documents of an expense one after the other, shrinks large photos, and reports the progress. A retry uses
 * the same idempotency key, so that a file whose answer was lost is never attached twice (PRODUCT D, 1.19).
 */
export function useDocumentUploads(depenseid: RecordId, chosen: readonly File[]) {
  const { lang } = useLang();
  const [uploads, dispatch] = useReducer(uploadsReducer, chosen, startUploads);
  const sendFile = useSendDocument(depenseid);
  const running = useRef<{ id: number; controller: AbortController } | null>(null);

  // Runs at every change and starts the next waiting file once no other one is being sent.
  useEffect(() => {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (!next || running.current) return;
    const controller = new AbortController();
    const { id, file } = next;
    running.current = { id, controller };
    const change = (to: Partial<DocumentUpload>) => {
      if (running.current?.id === id) dispatch({ type: 'change', id, to });
    };
    dispatch({ type: 'change', id, to: { state: 'shrinking' } });
    void sendFile(file, controller.signal, change).then((end) => {
      if (running.current?.id === id) running.current = null;
      dispatch({ type: 'change', id, to: controller.signal.aborted ? { state: 'canceled' } : end });
    });
  }, [uploads, sendFile]);
  useEffect(() => () => running.current?.controller.abort(), []);

  const items = uploads.map(({ id, file, state, progress, reason }): UploadItem => {
    const item = { id: String(id), name: file.name, before: formatSize(file.size, lang), state, progress };
    return reason === null ? item : { ...item, reason };
  });
  return {
    items,
    hasUnsent: uploads.some(isUnsent),
    /** Number of files that are not stored but may still be: they count against the limit. */
    under: uploads.filter((upload) => isUnsent(upload)).length,
    add: (files: readonly File[]) => dispatch({ type: 'add', files }),
    remove: (id: string) => dispatch({ type: 'remove', id: Number(id) }),
    retry: (id: string) => dispatch({ type: 'change', id: Number(id), to: { state: 'waiting', reason: null } }),
    cancel: () => running.current?.controller.abort(),
  };
}

type Change = (to: Partial<DocumentUpload>) => void;

/** Returns a function that sends one file and resolves with its final state. */
function useSendDocument(depenseid: RecordId) {
  const { t, lang } = useLang();
  const { user } = useSession();
  const { submit } = useMutationOf(depenses.addDocument, { touches: ['depenses'] });
  const utilisateurid = user?.utilisateurid ?? 0;
  return useCallback(
    async (chosen: File, signal: AbortSignal, change: Change): Promise<Partial<DocumentUpload>> => {
      const file = await shrinkImage(chosen);
      const refused = proofRefusal(file);
      if (refused !== null) {
        const named = { nom: file.name, taille: formatSize(file.size, lang) };
        return { state: 'refused', reason: t(`reglement.refus${refused}`, named) };
      }
      if (signal.aborted) return { state: 'canceled' };
      change({ state: 'sending', progress: 0 });
      const onProgress = (share: number) => change({ progress: Math.round(share * 100) });
      const { name, size, lastModified } = chosen;
      const place = keyPlace(utilisateurid, 'document', nameOf(depenseid, chosen));
      try {
        await sendOnce(place, { depenseid, chosen: [name, size, lastModified] }, (idempotencyKey) =>
          submit({ params: { depenseid }, body: {}, file }, { idempotencyKey, signal, onProgress }),
        );
        return { state: 'stored' };
      } catch (thrown) {
        if (signal.aborted) return { state: 'canceled' };
        if (!(thrown instanceof ApiError)) throw thrown;
        return { state: FINAL.includes(thrown.status) ? 'refused' : 'failed', reason: thrown.message };
      }
    },
    [depenseid, utilisateurid, submit, t, lang],
  );
}

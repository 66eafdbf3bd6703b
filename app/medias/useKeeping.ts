import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { useSession } from '../frame/session/useSession';
import { forgetUploads, keepUpload } from './keptUploads';
import { type Upload, type UploadAction, type UploadQueue, unsentOf } from './uploadQueue';

/**
 * Keeps the unsent files on this device, as they would be sent, until they are sent or given up: a closed tab or an
 * empty battery loses no file (PRODUCT O). Returns a function that forgets them all, for a user who gives them up.
 */
export function useKeeping(queue: UploadQueue, dispatch: Dispatch<UploadAction>): () => void {
  const { user } = useSession();
  const utilisateurid = user?.utilisateurid ?? 0;
  const kept = useRef(new Map<number, Upload>());

  useEffect(() => {
    const unsent = unsentOf(queue);
    for (const upload of unsent) {
      if (kept.current.get(upload.id)?.file === upload.file) continue;
      kept.current.set(upload.id, upload);
      void keepUpload(utilisateurid, upload).then((isKept) => dispatch({ type: 'kept', id: upload.id, isKept }));
    }
    const over = [...kept.current.values()].filter(({ id }) => !unsent.some((upload) => upload.id === id));
    if (over.length === 0) return;
    for (const { id } of over) kept.current.delete(id);
    void forgetUploads(utilisateurid, over);
  }, [queue, utilisateurid, dispatch]);

  // The files are forgotten at once, because a screen that is left is not drawn again with the changed queue.
  return useCallback(() => {
    void forgetUploads(utilisateurid, [...kept.current.values()]);
    kept.current.clear();
  }, [utilisateurid]);
}

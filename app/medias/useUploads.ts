import { formatSize, type MediaKind, maxBytesOfMedia, mediaRefusal } from '@comptoir/domain/fichier';
import { useToast } from '@comptoir/ui/Toasts';
import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react';
import { apiErrorOf } from '../frame/api/ApiError';
import { noteActivity } from '../frame/device/inactivity';
import { useLang } from '../frame/i18n/useLang';
import { onLineBack } from '../frame/line/line';
import { useSession } from '../frame/session/useSession';
import { shrinkImage } from '../records/fichiers/shrinkImage';
import { isFinal, sendUpload } from './sendUpload';
import { EMPTY_QUEUE, reduceUploads, toShrink, toStart, type UploadAction, type UploadQueue } from './uploadQueue';
import { useKeeping } from './useKeeping';

export interface Uploads {
  queue: UploadQueue;
  dispatch: Dispatch<UploadAction>;
  /** Stops a file that is being sent; it may be sent again. */
  cancel(id: number): void;
  /** Stops and forgets all files. */
  clear(): void;
}

/**
 * The upload queue of the media section: files are shrunk, sent two at a time, and sent again when the connection is
 * back.
 */
export function useUploads(kind: MediaKind | null): Uploads {
  const [queue, dispatch] = useReducer(reduceUploads, EMPTY_QUEUE);
  useShrinking(queue, kind, dispatch);
  const stop = useSending(queue, dispatch);
  const forget = useKeeping(queue, dispatch);
  useGoingOn(queue, dispatch);

  const cancel = useCallback(
    (id: number) => {
      stop(id);
      dispatch({ type: 'cancel', id });
    },
    [stop],
  );
  const clear = useCallback(() => {
    stop();
    forget();
    dispatch({ type: 'clear' });
  }, [stop, forget]);
  return { queue, dispatch, cancel, clear };
}

const RETRY_MS = 15_000;

/**
 * Retries the uploads that the connection broke: when the browser is online again, and from time to time, as it may not
 * notice.
 */
function useGoingOn({ uploads, isSaving }: UploadQueue, dispatch: Dispatch<UploadAction>): void {
  const isWaiting = !isSaving && uploads.some(({ etat, isLineCut }) => etat === 'echec' && isLineCut);
  const sent = uploads.filter(({ etat }) => etat === 'envoye').length;
  const tries = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that went through shows that the line holds
  useEffect(() => {
    tries.current = 0;
  }, [sent]);

  useEffect(() => {
    if (!isWaiting) return;
    const goOn = () => {
      tries.current += 1;
      dispatch({ type: 'retryCut' });
    };
    // The pause doubles with each try, because each try of a film uses up the sender's mobile data.
    const timer = setTimeout(goOn, RETRY_MS * 2 ** tries.current);
    window.addEventListener('online', goOn);
    const stop = onLineBack(goOn);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', goOn);
    };
  }, [isWaiting, dispatch]);
}

/** Shrinks each photo, then checks the file that would be sent: a photo of 12 megapixels is accepted (PRODUCT 1.18). */
function useShrinking(queue: UploadQueue, kind: MediaKind | null, dispatch: Dispatch<UploadAction>): void {
  const { t, lang } = useLang();
  const { id, file: chosen, isRestored } = toShrink(queue) ?? {};
  // A restored file was chosen in a view that accepts it; the current view may show another kind.
  const asked = isRestored ? null : kind;

  useEffect(() => {
    if (id === undefined || chosen === undefined) return;
    let isWanted = true;
    const judge = (file: File) => {
      if (!isWanted) return;
      const refused = mediaRefusal(file, asked);
      const sizes = { taille: formatSize(file.size, lang), maximum: formatSize(maxBytesOfMedia(file.name), lang) };
      dispatch({ type: 'shrunk', id, file, refusal: refused && t(`media.refus${refused}`, sizes) });
    };
    // A photo that a phone has too little memory to shrink is sent unchanged.
    void shrinkImage(chosen).then(judge, () => judge(chosen));
    return () => {
      isWanted = false;
    };
  }, [id, chosen, asked, t, lang, dispatch]);
}

/** Sends the files that are ready; returns a function that stops one file, or all of them. */
function useSending(queue: UploadQueue, dispatch: Dispatch<UploadAction>): (id?: number) => void {
  const { user } = useSession();
  const toast = useToast();
  const utilisateurid = user?.utilisateurid ?? 0;
  const running = useRef(new Map<number, AbortController>());

  const stop = useCallback((id?: number) => {
    for (const [runningId, controller] of running.current) {
      if (id !== undefined && id !== runningId) continue;
      running.current.delete(runningId);
      controller.abort();
    }
  }, []);

  useEffect(() => {
    for (const upload of toStart(queue)) {
      const { id } = upload;
      if (running.current.has(id)) continue;
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(id, controller);
      dispatch({ type: 'start', id });
      const onProgress = (share: number) => {
        // A film may take longer than an idle session lives, so an upload counts as activity of the user.
        noteActivity();
        dispatch({ type: 'progress', id, share });
      };
      void sendUpload(upload, utilisateurid, { signal, onProgress })
        .then(
          (): UploadAction => ({ type: 'sent', id }),
          (thrown: unknown) => (signal.aborted ? null : failureOf(id, thrown)),
        )
        .then((outcome) => {
          if (running.current.get(id) === controller) running.current.delete(id);
          if (!outcome) return;
          dispatch(outcome);
          const refusal = refusalIn(outcome);
          // The list of files says it too (spec § 8).
          if (refusal !== null) toast.echo(refusal);
        });
    }
  }, [queue, utilisateurid, dispatch, toast]);

  useEffect(() => () => stop(), [stop]);
  return stop;
}

/** Returns the server's sentence; null after a success, and where a cut line kept it from answering. */
function refusalIn(outcome: UploadAction): string | null {
  if (outcome.type === 'refused') return outcome.reason;
  return outcome.type === 'failed' && !outcome.isLineCut ? outcome.reason : null;
}

function failureOf(id: number, thrown: unknown): UploadAction {
  const error = apiErrorOf(thrown);
  const reason = error.message;
  return isFinal(error) ? { type: 'refused', id, reason } : { type: 'failed', id, reason, isLineCut: error.isNetwork };
}

import { useToast } from '#ui/Toasts';
import { ApiError } from '../api/ApiError';
import type { SendOptions } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useLang } from '../i18n/useLang';
import { titleOf } from '../outbox/titleOf';
import { useWaiting } from '../outbox/useWaiting';

export type Payload = Readonly<Record<string, unknown>>;

/** Done, or kept on this device until the line is back (PRODUCT O). */
export type Saved = 'done' | 'waiting';

interface SaveTexts {
  /** The green toast, where a write has its own. */
  success?: string;
  /** Names the write while it waits; what was typed does, without it. */
  title?: string;
}

/**
 * Sends a form's write with the key of the form opened (CONTRACT "Types"), then the green toast and `onSaved`; without
 * an answer it waits, and the form is done with all the same. A refusal is a red toast with the server's sentence and
 * rejects, so that the form stays (spec § 8).
 */
export function useSave(
  formName: string,
  recordId: number | string,
  onSaved: (saved: Saved) => void,
  { success, title }: SaveTexts = {},
) {
  const { t } = useLang();
  const toast = useToast();
  const letWait = useWaiting();
  const { run } = useIdempotencyKey(formName, recordId);
  return async (payload: Payload, write: (options: SendOptions) => Promise<unknown>): Promise<void> => {
    try {
      await run(payload, (idempotencyKey) => write({ idempotencyKey }));
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const written = { formName, recordId, title: title ?? titleOf(formName, payload, t) };
      if (await letWait(thrown, written)) return onSaved('waiting');
      toast.error(thrown.message);
      throw thrown;
    }
    toast.success(success ?? t('general.succes'));
    onSaved('done');
  };
}

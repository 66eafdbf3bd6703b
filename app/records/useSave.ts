import { useToast } from '#ui/Toasts';
import { ApiError } from '../api/ApiError';
import type { SendOptions } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useLang } from '../i18n/useLang';

type Payload = Readonly<Record<string, unknown>>;

/**
 * Sends a form's write with the key of the form opened (CONTRACT "Types"), then the green toast and `onSaved`; a
 * failure is a red toast with the server's sentence and rejects, so that the form stays (spec § 8).
 */
export function useSave(formName: string, recordId: number | string, onSaved: () => void) {
  const { t } = useLang();
  const toast = useToast();
  const { run } = useIdempotencyKey(formName, recordId);
  return async (payload: Payload, write: (options: SendOptions) => Promise<unknown>): Promise<void> => {
    try {
      await run(payload, (idempotencyKey) => write({ idempotencyKey }));
    } catch (thrown) {
      if (thrown instanceof ApiError) toast.error(thrown.message);
      throw thrown;
    }
    toast.success(t('general.succes'));
    onSaved();
  };
}

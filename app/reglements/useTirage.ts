import { imprimes } from '@comptoir/contract/imprimes';
import type { RecordId } from '@comptoir/domain/units';
import { useToast } from '@comptoir/ui/Toasts';
import { useRef } from 'react';
import { apiErrorOf } from '../frame/api/ApiError';
import { sendCall } from '../frame/api/client';
import { sendOnce } from '../frame/api/sendOnce';
import { urlOf } from '../frame/api/url';
import { keyPlace } from '../frame/device/places';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';

/** Downloads a file of this origin as a link does; the server names it. */
function download(href: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, download: '' }).click();
}

/**
 * Returns the press that prints the document of a payment: it counts the print, and then downloads the PDF (ADR 0042).
 * A print whose answer was lost is counted once, however often it is pressed. A failed count is told by a red toast,
 * and downloads nothing.
 */
export function useTirage(): (imprimeid: RecordId) => Promise<void> {
  const { lang } = useLang();
  const { user } = useSession();
  const toast = useToast();
  const isRunning = useRef(false);
  return async (imprimeid) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const params = { imprimeid };
    const place = keyPlace(user?.utilisateurid ?? 0, 'imprime', imprimeid);
    try {
      await sendOnce(place, params, (idempotencyKey) => sendCall(imprimes.tirer, { params }, { idempotencyKey }));
      download(urlOf(imprimes.pdf, { params, query: { langue: lang } }));
    } catch (thrown) {
      toast.error(apiErrorOf(thrown).message);
    } finally {
      isRunning.current = false;
    }
  };
}

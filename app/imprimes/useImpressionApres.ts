import { imprimes } from '@comptoir/contract/imprimes';
import type { Reglement } from '@comptoir/contract/reglements';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import { useToast } from '@comptoir/ui/Toasts';
import { ApiError } from '../frame/api/ApiError';
import { sendCall } from '../frame/api/client';
import { readFile } from '../frame/api/readFile';
import { sendOnce } from '../frame/api/sendOnce';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { APRES_CHAQUE, FORMAT, readGarde } from './gardes';
import { useImprimeOffer } from './ImprimeDialog';
import { type Imprimable, imprimeDeReglement } from './imprimable';
import { canPrintPdf, printPdf } from './printPdf';
import { impressionPlace, PDF } from './useImprimes';

/**
 * Returns the function that prints the document of a payment just received, where this user wants that on this device.
 * No dialog opens: the change to give stays in sight, and the next client is not kept waiting (ADR 0042). A print that
 * fails says so in a toast, which offers the usual one.
 */
export function useImpressionApres(dette: { from: ReglementFrom; tel?: string }): (row: Reglement) => void {
  const { t, lang: langue } = useLang();
  const { user } = useSession();
  const toast = useToast();
  const offerOf = useImprimeOffer();
  const utilisateurid = user?.utilisateurid ?? 0;

  const print = async ({ imprimeid }: Imprimable): Promise<boolean> => {
    if (!canPrintPdf() || !(await readGarde(utilisateurid, APRES_CHAQUE))) return true;
    const params = { imprimeid };
    const format = await readGarde(utilisateurid, FORMAT);
    await sendOnce(impressionPlace(utilisateurid, [imprimeid]), params, (idempotencyKey) =>
      sendCall(imprimes.tirer, { params }, { idempotencyKey }),
    );
    return printPdf(await readFile(imprimes.pdf, { params, query: { langue, format } }, PDF));
  };
  return (row) => {
    const imprimable = dette.from === REGLEMENT_FROM.commande ? imprimeDeReglement(row, dette) : null;
    if (!imprimable) return;
    const fail = (why?: unknown) => {
      const said = [t('piece.nonimprime', { numero: imprimable.numero }), why instanceof ApiError ? why.message : ''];
      toast.error(said.filter(Boolean).join('\n'), offerOf(t('dashboard.imprimer'), imprimable));
    };
    void print(imprimable).then((isPrinted) => isPrinted || fail(), fail);
  };
}

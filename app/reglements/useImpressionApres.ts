import { imprimes } from '@comptoir/contract/imprimes';
import type { Reglement } from '@comptoir/contract/reglements';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { useToast } from '@comptoir/ui/Toasts';
import { ApiError } from '../frame/api/ApiError';
import { sendCall } from '../frame/api/client';
import { readFile } from '../frame/api/readFile';
import { sendOnce } from '../frame/api/sendOnce';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import type { Dette } from './dette';
import { APRES_CHAQUE, FORMAT, readGarde } from './gardes';
import { type Piece, pieceDe, usePieceOffer } from './PieceDialog';
import { canPrintPdf, printPdf } from './printPdf';
import { PDF, tiragePlace } from './usePapiers';

/**
 * Returns the function that prints the document of a payment just received, where this user wants that on this device.
 * Nothing of ours opens: the change to give stays in sight, and the next client is not kept waiting (ADR 0042). A print
 * that fails says so in a toast, which offers the usual one.
 */
export function useImpressionApres(dette: Pick<Dette, 'from' | 'tel'>): (row: Reglement) => void {
  const { t, lang: langue } = useLang();
  const { user } = useSession();
  const toast = useToast();
  const offerOf = usePieceOffer();
  const utilisateurid = user?.utilisateurid ?? 0;

  const print = async ({ imprimeid }: Piece): Promise<boolean> => {
    if (!canPrintPdf() || !(await readGarde(utilisateurid, APRES_CHAQUE))) return true;
    const params = { imprimeid };
    const format = await readGarde(utilisateurid, FORMAT);
    await sendOnce(tiragePlace(utilisateurid, [imprimeid]), params, (idempotencyKey) =>
      sendCall(imprimes.tirer, { params }, { idempotencyKey }),
    );
    return printPdf(await readFile(imprimes.pdf, { params, query: { langue, format } }, PDF));
  };
  return (row) => {
    const piece = dette.from === REGLEMENT_FROM.commande ? pieceDe(row, dette) : null;
    if (!piece) return;
    const fail = (why?: unknown) => {
      const said = [t('piece.nonimprime', { numero: piece.numero }), why instanceof ApiError ? why.message : ''];
      toast.error(said.filter(Boolean).join('\n'), offerOf(t('dashboard.imprimer'), piece));
    };
    void print(piece).then((isPrinted) => isPrinted || fail(), fail);
  };
}

import type { FormatImprime } from '@comptoir/contract/imprimes/formats';
import type { Count } from '@comptoir/domain/units';
import { useToast } from '@comptoir/ui/Toasts';
import { useRef, useState } from 'react';
import { apiErrorOf } from '../frame/api/ApiError';
import { useLang } from '../frame/i18n/useLang';
import type { Imprimables } from './imprimable';
import { canPrintPdf, printPdf } from './printPdf';
import { PDF, useImprimes } from './useImprimes';

/** How a document leaves the house: printed in a format, downloaded, or shared as a file. */
type Way = FormatImprime | 'fichier' | 'partage';

export interface Impression {
  /** The way that is under way. */
  busy: Way | null;
  /** The server's sentence after a refusal. */
  error: string | null;
  /** The file is there, and the browser wants a fresh press to share it. */
  isReady: boolean;
  print(format: FormatImprime): Promise<void>;
  download(format: FormatImprime): Promise<void>;
  share(): Promise<void>;
}

/** Tells whether this device shares files. */
export const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([PDF], 'imprime.pdf', { type: PDF })] }) === true;

/** Downloads a file of this origin as a link does; the server names it. */
function download(href: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, download: '' }).click();
}

/**
 * Returns the presses that print, download and share documents: each counts one more print of each, and then takes the
 * PDF (ADR 0042). A browser that shows no PDF by itself downloads what it is to print. A print whose answer was lost is
 * counted once, however often it is pressed, and so is a file that was not sent in the end. `onDone` is called once it
 * has left, with a green toast.
 */
export function useImpression(imprimables: Imprimables, onDone: () => void): Impression {
  const { busy, error, run } = useRun(imprimables, onDone);
  const { count, addressOf, pdf, read } = useImprimes(imprimables);
  const { isReady, send } = useEnvoi(count, read);
  const take = (way: Way, act: () => unknown) =>
    run(way, async () => {
      const tirages = await count();
      await act();
      return tirages;
    });
  const printed = async (format: FormatImprime) => {
    if (!canPrintPdf() || !(await printPdf(await pdf(format)))) download(addressOf(format));
  };
  return {
    busy,
    error,
    isReady,
    print: (format) => take(format, () => printed(format)),
    download: (format) => take('fichier', () => download(addressOf(format))),
    share: () => run('partage', send),
  };
}

/**
 * Runs one way at a time; `work` returns how often the first document was printed by then, null if it did not leave.
 */
function useRun(imprimables: Imprimables, onDone: () => void) {
  const said = useSaid(imprimables);
  const toast = useToast();
  const isRunning = useRef(false);
  const [busy, setBusy] = useState<Way | null>(null);
  const [error, setError] = useState<string | null>(null);
  const run = async (way: Way, work: () => Promise<Count | null>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(way);
    setError(null);
    try {
      const tirages = await work();
      if (tirages === null) return;
      toast.success(said(tirages, way));
      onDone();
    } catch (thrown) {
      setError(apiErrorOf(thrown).message);
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  };
  return { busy, error, run };
}

const SAID = {
  imprime: { original: 'piece.original', duplicata: 'piece.duplicata' },
  partage: { original: 'piece.originalpartage', duplicata: 'piece.duplicatapartage' },
} as const;

/**
 * Returns a function that says what was printed or sent: one document as an original or a duplicate, several by their
 * number.
 */
function useSaid([{ numero }, ...others]: Imprimables): (tirages: Count, way: Way) => string {
  const { t } = useLang();
  return (tirages, way) => {
    if (others.length > 0) return t('piece.lotfait', { count: others.length + 1 });
    const texts = SAID[way === 'partage' ? 'partage' : 'imprime'];
    return t(tirages > 1 ? texts.duplicata : texts.original, { numero, tirages });
  };
}

/** Returns the function that shares the file. A print that was counted and did not leave is sent by the next press. */
function useEnvoi(count: () => Promise<Count>, read: () => Promise<File>) {
  const counted = useRef<Count | null>(null);
  const held = useRef<File | null>(null);
  const [isReady, setIsReady] = useState(false);
  const send = async (): Promise<Count | null> => {
    counted.current ??= await count();
    held.current ??= await read();
    // Files only: with a text beside them, WhatsApp on iOS shows the text and drops the file.
    const isSent = await navigator.share({ files: [held.current] }).then(() => true, whyNot);
    if (isSent === 'pressagain') setIsReady(true);
    return isSent === true ? counted.current : null;
  };
  return { isReady, send };
}

/**
 * Tells whether the person chose nobody, or whether the browser needs another press: on a slow line, the last press is
 * too long ago to share. Any other failure asks for another press, too.
 */
const whyNot = (thrown: unknown): 'givenup' | 'pressagain' =>
  thrown instanceof DOMException && thrown.name === 'AbortError' ? 'givenup' : 'pressagain';

import { ApiError } from '../frame/api/ApiError';
import type { SendOptions } from '../frame/api/client';
import { useLang } from '../frame/i18n/useLang';
import { isReady } from '../frame/outbox/states';
import { useOutbox } from '../frame/outbox/useOutbox';
import { useSave } from './forms/useSave';

const FORM = 'relance';

/** A link to WhatsApp with the text of a reminder, and the press that records the reminder. */
export interface Relancer {
  text: string;
  label: string;
  /** Address of WhatsApp with the text of the reminder. */
  href: string;
  onPress(): void;
}

interface Relance {
  /** What the reminder is about, for its key. */
  recordId: number | string;
  /** Who is reminded. */
  nom: string;
  busy: boolean;
  /** Records the reminder. */
  write(options: SendOptions): Promise<unknown>;
}

/**
 * Returns the press that records a reminder, while WhatsApp opens without waiting for the server's answer (PRODUCT F,
 * M). Without an answer the reminder waits; a refusal is told by a red toast.
 */
export function useRelance({ recordId, nom, busy, write }: Relance): () => Promise<void> {
  const { t } = useLang();
  const { outbox } = useOutbox();
  const save = useSave(FORM, recordId, () => undefined, {
    success: () => [t('creance.relancee')],
    title: `${t('activite.objetrelance')} · ${nom}`,
  });
  const isWaiting = () =>
    outbox
      .items()
      .some((kept) => kept.formName === FORM && kept.recordId === String(recordId) && isReady(kept, Date.now()));
  return async () => {
    // A second press opens WhatsApp again, but belongs to the same reminder.
    if (busy || isWaiting()) return;
    await save({ recordId }, write).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiError)) throw thrown;
    });
  };
}

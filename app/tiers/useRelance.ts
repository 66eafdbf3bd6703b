import type { Call } from '@comptoir/contract/call';
import { formatMontant } from '@comptoir/domain/money';
import { whatsappUrl } from '@comptoir/domain/telephone';
import type { Francs } from '@comptoir/domain/units';
import { type LucideIcon, MessageCircle } from 'lucide-react';
import { apiErrorOf } from '../frame/api/ApiError';
import type { CallArgs } from '../frame/api/url';
import { useMutationOf } from '../frame/api/useMutationOf';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { isReady } from '../frame/outbox/states';
import { useOutbox } from '../frame/outbox/useOutbox';
import { useSave } from '../records/forms/useSave';

const FORM = 'relance';

/** A link to WhatsApp with the text of a reminder, and the press that records the reminder. */
export interface Relancer {
  text: TextKey;
  label: string;
  icon: LucideIcon;
  /** Address of WhatsApp with the text of the reminder. */
  href: string;
  onPress(): void;
}

interface Relance<C extends Call> {
  /** The call that records the reminder, and the nouns whose lists it changes. */
  call: C;
  args: CallArgs<C>;
  touches: readonly string[];
  /** What the reminder is about, for its key. */
  recordId: number | string;
  /** Who is reminded, of how many francs, and how. */
  nom: string;
  montant: Francs;
  tel: string;
  message: string;
}

/**
 * Returns what opens WhatsApp with a reminder and records it, without waiting for the server's answer (PRODUCT F, M);
 * null when the phone number cannot be used. Without an answer the reminder waits; a refusal is told by a red toast.
 */
export function useRelance<C extends Call>(relance: Relance<C>): Relancer | null {
  const { call, args, touches, recordId, nom, montant, tel, message } = relance;
  const { t } = useLang();
  const { outbox } = useOutbox();
  const { submit, busy } = useMutationOf(call, { touches, isAlone: true });
  const save = useSave(FORM, recordId, `${t('activite.objetrelance')} · ${nom}`);
  const isWaiting = () =>
    outbox
      .items()
      .some((kept) => kept.formName === FORM && kept.recordId === String(recordId) && isReady(kept, Date.now()));
  const press = async () => {
    // A second press opens WhatsApp again, but belongs to the same reminder.
    if (busy || isWaiting()) return;
    await save(
      { recordId },
      (options) => submit(args, options),
      () => [t('creance.relancee')],
    ).catch(apiErrorOf);
  };
  const href = whatsappUrl(tel, message);
  if (href === null) return null;
  const label = t('creance.relancerligne', { libelle: nom, montant: formatMontant(montant) });
  return { text: 'creance.relancer', label, icon: MessageCircle, href, onPress: () => void press() };
}

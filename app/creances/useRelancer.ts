import { type Creance, creances } from '@comptoir/contract/clients';
import { formatMontant } from '@comptoir/domain/money';
import { whatsappUrl } from '@comptoir/domain/telephone';
import { ApiError } from '../frame/api/ApiError';
import type { SendOptions } from '../frame/api/client';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { isReady } from '../frame/outbox/states';
import { useOutbox } from '../frame/outbox/useOutbox';
import { useSession } from '../frame/session/useSession';
import { useSave } from '../records/useSave';

const FORM = 'relance';

export type Debiteur = Pick<Creance, 'clientid' | 'libelleclient' | 'tel' | 'reste'>;

/** The action that reminds a client: its text, its link, and the press that records the reminder. */
export interface Relancer {
  text: string;
  label: string;
  /** Address of WhatsApp with the text of the reminder. */
  href: string;
  onPress(): void;
}

/**
 * Returns the action that opens WhatsApp with a reminder and records it; WhatsApp opens without waiting for the
 * server's answer (PRODUCT F, M). Returns null when the phone number cannot be used, when nothing is owed, or when the
 * user may not collect for orders.
 */
export function useRelancer(debiteur: Debiteur): Relancer | null {
  const { t } = useLang();
  const { can, user } = useSession();
  const relancer = useRelance(debiteur);
  const { libelleclient: libelle, tel, reste } = debiteur;
  const named = { libelle, montant: formatMontant(reste) };
  const href = whatsappUrl(tel, t('creance.message', { ...named, compagnie: user?.compagnie ?? '' }));
  if (!can('commandes.regler') || href === null || reste === 0) return null;
  return {
    text: t('creance.relancer'),
    label: t('creance.relancerligne', named),
    href,
    onPress: () => void relancer(),
  };
}

function useRelance({ clientid, libelleclient }: Debiteur): () => Promise<void> {
  const { t } = useLang();
  const { outbox } = useOutbox();
  const { submit, busy } = useMutationOf(creances.relancer, { touches: ['clients'] });
  const save = useSave(FORM, clientid, () => undefined, {
    success: () => [t('creance.relancee')],
    title: `${t('activite.objetrelance')} · ${libelleclient}`,
    isAlone: true,
  });
  const isWaiting = () =>
    outbox
      .items()
      .some((write) => write.formName === FORM && write.recordId === String(clientid) && isReady(write, Date.now()));
  return async () => {
    // A second press opens WhatsApp again, but belongs to the same reminder.
    if (busy || isWaiting()) return;
    const write = (options: SendOptions) => submit({ params: { clientid } }, options);
    await save({ clientid }, write).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiError)) throw thrown;
    });
  };
}

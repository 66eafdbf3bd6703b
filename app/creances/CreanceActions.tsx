import { History, MessageCircle } from 'lucide-react';
import { type Creance, creances } from '#contract/clients';
import { formatMontant } from '#domain/money';
import { whatsappUrl } from '#domain/telephone';
import { ApiError } from '../api/ApiError';
import type { SendOptions } from '../api/client';
import { useMutationOf } from '../api/useMutationOf';
import { useLang } from '../i18n/useLang';
import { isReady } from '../outbox/states';
import { useOutbox } from '../outbox/useOutbox';
import { RowActions } from '../records/RowActions';
import { useSave } from '../records/useSave';
import { useSession } from '../session/useSession';
import type { OpenedCreance } from './CreanceDialogs';

const FORM = 'relance';

interface CreanceActionsProps {
  creance: Creance;
  onOpen(opened: OpenedCreance): void;
}

/**
 * Opens WhatsApp on the reminder and keeps that it was made; WhatsApp does not wait for the answer (PRODUCT F, M). No
 * reminder to what is no phone.
 */
export function CreanceActions({ creance, onOpen }: CreanceActionsProps) {
  const { t } = useLang();
  const { can, user } = useSession();
  const relancer = useRelance(creance);
  const { libelleclient: libelle, tel, reste } = creance;
  const named = { libelle, montant: formatMontant(reste) };
  const href = whatsappUrl(tel, t('creance.message', { ...named, compagnie: user?.compagnie ?? '' }));
  return (
    <RowActions
      libelle={libelle}
      view={
        can('commandes.regler') &&
        href !== null && {
          text: t('creance.relancer'),
          icon: <MessageCircle aria-hidden />,
          label: t('creance.relancerligne', named),
          href,
          onPress: () => void relancer(),
        }
      }
      open={{ label: t('client.commandesligne', { libelle }), onPress: () => onOpen({ commandes: creance }) }}
      own={[
        {
          text: t('creance.relanceshistorique'),
          icon: <History aria-hidden />,
          onPress: () => onOpen({ relances: creance }),
        },
      ]}
    />
  );
}

function useRelance({ clientid, libelleclient }: Creance): () => Promise<void> {
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
    // A second press opens WhatsApp again; it is the same reminder.
    if (busy || isWaiting()) return;
    const write = (options: SendOptions) => submit({ params: { clientid } }, options);
    await save({ clientid }, write).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiError)) throw thrown;
    });
  };
}

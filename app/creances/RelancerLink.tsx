import { type Creance, creances } from '#contract/clients';
import { formatMontant } from '#domain/money';
import { ApiError } from '../api/ApiError';
import type { SendOptions } from '../api/client';
import { useMutationOf } from '../api/useMutationOf';
import { WhatsappLink } from '../clients/WhatsappLink';
import { useLang } from '../i18n/useLang';
import { isReady } from '../outbox/states';
import { useOutbox } from '../outbox/useOutbox';
import { useSave } from '../records/useSave';
import { useSession } from '../session/useSession';

const FORM = 'relance';

/** Opens WhatsApp on the reminder and keeps that it was made; WhatsApp does not wait for the answer (PRODUCT F, M). */
export function RelancerLink({ creance }: { creance: Creance }) {
  const { t } = useLang();
  const { user } = useSession();
  const { libelleclient, tel, reste } = creance;
  const relancer = useRelance(creance);
  const named = { libelle: libelleclient, montant: formatMontant(reste) };
  return (
    <WhatsappLink
      tel={tel}
      label={t('creance.relancerligne', named)}
      text={t('creance.relancer')}
      message={t('creance.message', { ...named, compagnie: user?.compagnie ?? '' })}
      onOpen={() => void relancer()}
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

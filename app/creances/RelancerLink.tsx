import { type Creance, creances } from '#contract/clients';
import { formatMontant } from '#domain/money';
import { useToast } from '#ui/Toasts';
import { ApiError } from '../api/ApiError';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutationOf } from '../api/useMutationOf';
import { WhatsappLink } from '../clients/WhatsappLink';
import { useLang } from '../i18n/useLang';
import { useSession } from '../session/useSession';

/** Opens WhatsApp on the reminder and keeps that it was made; WhatsApp does not wait for the answer (PRODUCT F, M). */
export function RelancerLink({ creance: { clientid, libelleclient, tel, reste } }: { creance: Creance }) {
  const { t } = useLang();
  const { user } = useSession();
  const relancer = useRelance(clientid);
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

function useRelance(clientid: number): () => Promise<void> {
  const { t } = useLang();
  const toast = useToast();
  const { submit, busy } = useMutationOf(creances.relancer, { touches: ['clients'] });
  const { run } = useIdempotencyKey('relance', clientid);
  return async () => {
    // A second press opens WhatsApp again; it is the same reminder.
    if (busy) return;
    try {
      await run({ clientid }, (idempotencyKey) => submit({ params: { clientid } }, { idempotencyKey }));
      toast.success(t('creance.relancee'));
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      toast.error(thrown.message);
    }
  };
}

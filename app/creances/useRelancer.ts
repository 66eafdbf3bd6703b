import { type Creance, creances } from '@comptoir/contract/clients';
import { formatMontant } from '@comptoir/domain/money';
import { whatsappUrl } from '@comptoir/domain/telephone';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { type Relancer, useRelance } from '../records/useRelance';

export type Debiteur = Pick<Creance, 'clientid' | 'libelleclient' | 'tel' | 'reste'>;

/**
 * Returns the action that opens WhatsApp with a reminder and records it. Returns null when the phone number cannot be
 * used, when nothing is owed, or when the user may not collect for orders.
 */
export function useRelancer(debiteur: Debiteur): Relancer | null {
  const { t } = useLang();
  const { can, user } = useSession();
  const { clientid, libelleclient: libelle, tel, reste } = debiteur;
  const { submit, busy } = useMutationOf(creances.relancer, { touches: ['clients'], isAlone: true });
  const write = (options: Parameters<typeof submit>[1]) => submit({ params: { clientid } }, options);
  const relancer = useRelance({ recordId: clientid, nom: libelle, busy, write });
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

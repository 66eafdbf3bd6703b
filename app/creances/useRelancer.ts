import { type Creance, creances } from '@comptoir/contract/clients';
import { formatMontant } from '@comptoir/domain/money';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { type Relancer, useRelance } from '../tiers/useRelance';

export type Debiteur = Pick<Creance, 'clientid' | 'libelleclient' | 'tel' | 'reste'>;

/**
 * Returns the action that opens WhatsApp with a reminder and records it. Returns null when the phone number cannot be
 * used, when nothing is owed, or when the user may not collect for orders.
 */
export function useRelancer(debiteur: Debiteur): Relancer | null {
  const { t } = useLang();
  const { can, user } = useSession();
  const { clientid, libelleclient: libelle, tel, reste } = debiteur;
  const named = { libelle, montant: formatMontant(reste), compagnie: user?.compagnie ?? '' };
  const relance = useRelance({
    call: creances.relancer,
    args: { params: { clientid } },
    touches: ['clients'],
    recordId: clientid,
    nom: libelle,
    montant: reste,
    tel,
    message: t('creance.message', named),
  });
  return can('commandes.regler') && reste !== 0 ? relance : null;
}

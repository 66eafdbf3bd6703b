import type { Avance } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { dayOfInstant, formatDateLong } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Stack } from '@comptoir/ui/Stack';
import { MessageCircle } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { type Relancer as Action, useRelance } from '../tiers/useRelance';

/**
 * Returns the action that opens WhatsApp with a reminder of an advance to its holder, and records it. Returns null when
 * the phone number cannot be used.
 */
export function useRelancerAvance(avance: Avance): Action | null {
  const { t, lang } = useLang();
  const { user } = useSession();
  const { avanceid, porteur, porteurtel, objet, echeance, solde } = avance;
  const about = { objet, jour: formatDateLong(echeance, lang), compagnie: user?.compagnie ?? '' };
  return useRelance({
    call: avances.relancer,
    args: { params: { avanceid }, body: {} },
    touches: ['avances'],
    recordId: `avance${avanceid}`,
    nom: porteur,
    montant: solde,
    tel: porteurtel,
    message: t('avance.relancemessage', { porteur, montant: formatMontant(solde), ...about }),
  });
}

/**
 * Reminds the holder of an advance by WhatsApp, and says when that was last done (CASH § 3 "Screens"). Renders nothing
 * if there is nothing to remind of, or without the right to pay advances out.
 */
export function Relancer({ avance }: { avance: Avance }) {
  const { can } = useSession();
  const isDue = avance.etat === 'decaissee' && avance.solde > 0;
  return isDue && can('avances.accorder') && <RelancerButton avance={avance} />;
}

function RelancerButton({ avance }: { avance: Avance }) {
  const { t, lang } = useLang();
  const action = useRelancerAvance(avance);
  const { relance } = avance;
  const date = relance && formatDateLong(dayOfInstant(relance), lang);
  return (
    <Stack gap={1}>
      {action === null ? (
        <small>{t('avance.relancesanstel')}</small>
      ) : (
        <LinkButton
          href={action.href}
          target="_blank"
          rel="noreferrer"
          icon={<MessageCircle aria-hidden />}
          aria-label={action.label}
          onClick={action.onPress}
        >
          {t(action.text)}
        </LinkButton>
      )}
      <small>{date === null ? t('creance.jamais') : t('creance.relance', { date })}</small>
    </Stack>
  );
}

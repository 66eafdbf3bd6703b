import type { Avance } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { dayOfInstant, formatDateLong } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { whatsappUrl } from '@comptoir/domain/telephone';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Stack } from '@comptoir/ui/Stack';
import { MessageCircle } from 'lucide-react';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { type Relancer as Action, useRelance } from '../records/useRelance';

/**
 * Returns the action that opens WhatsApp with a reminder of an advance to its holder, and records it. Returns null when
 * the phone number cannot be used.
 */
export function useRelancerAvance(avance: Avance): Action | null {
  const { t, lang } = useLang();
  const { user } = useSession();
  const { avanceid, porteur, porteurtel, objet, echeance, solde } = avance;
  const { submit, busy } = useMutationOf(avances.relancer, { touches: ['avances'], isAlone: true });
  const write = (options: Parameters<typeof submit>[1]) => submit({ params: { avanceid }, body: {} }, options);
  const relancer = useRelance({ recordId: `avance${avanceid}`, nom: porteur, busy, write });
  const named = { porteur, montant: formatMontant(solde) };
  const about = { objet, jour: formatDateLong(echeance, lang), compagnie: user?.compagnie ?? '' };
  const href = whatsappUrl(porteurtel, t('avance.relancemessage', { ...named, ...about }));
  if (href === null) return null;
  return {
    text: t('creance.relancer'),
    label: t('creance.relancerligne', { libelle: porteur, montant: named.montant }),
    href,
    onPress: () => void relancer(),
  };
}

/**
 * Reminds the holder of an advance by WhatsApp, and says when that was last done (CASH § 3 "Screens"). Nothing while
 * nothing is left to remind of, or without the right to pay advances out.
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
          {action.text}
        </LinkButton>
      )}
      <small>{date === null ? t('creance.jamais') : t('creance.relance', { date })}</small>
    </Stack>
  );
}

import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { Badge } from '@comptoir/ui/Badge';
import { Stack } from '@comptoir/ui/Stack';
import { KeyRound, Lock, ShieldCheck, UserRound } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';

/** Days before the end of an access from which it asks for attention. */
const SOON_DAYS = 30;

/** What there is to know of how somebody enters, the gravest first. */
function useMarks({ utilisateurid, verrouille, motdepassetemporaire, doublefacteur }: Utilisateur) {
  const { t } = useLang();
  const { user } = useSession();
  const isSoi = user?.utilisateurid === utilisateurid;
  return [
    verrouille && { text: t('utilisateur.verrouille'), tone: 'danger' as const, icon: <Lock aria-hidden /> },
    isSoi && { text: t('utilisateur.vous'), tone: 'primary' as const, icon: <UserRound aria-hidden /> },
    motdepassetemporaire && {
      text: t('utilisateur.provisoire'),
      tone: 'info' as const,
      icon: <KeyRound aria-hidden />,
    },
    doublefacteur && {
      text: t('utilisateur.doublefacteur'),
      tone: 'success' as const,
      icon: <ShieldCheck aria-hidden />,
    },
  ].filter((mark) => mark !== false);
}

/** Whether somebody can enter today, and how: locked, expired or soon so, password to be changed, second factor. */
export function AccesBadges({ utilisateur }: { utilisateur: Utilisateur }) {
  const marks = useMarks(utilisateur);
  return (
    <Stack gap={1}>
      {marks.map(({ text, ...look }) => (
        <div key={text}>
          <Badge {...look}>{text}</Badge>
        </div>
      ))}
      <div>
        <ExpirationBadge joursrestants={utilisateur.joursrestants} />
      </div>
    </Stack>
  );
}

/** The one that asks most for attention, if any. */
export function AccesBadge({ utilisateur }: { utilisateur: Utilisateur }) {
  const [mark] = useMarks(utilisateur);
  const { joursrestants, verrouille } = utilisateur;
  if (!verrouille && joursrestants !== null && joursrestants <= SOON_DAYS) {
    return <ExpirationBadge joursrestants={joursrestants} />;
  }
  if (!mark) return null;
  const { text, ...look } = mark;
  return <Badge {...look}>{text}</Badge>;
}

/** "Access expires in N days / expired" (spec § 3 User). */
function ExpirationBadge({ joursrestants: jours }: Pick<Utilisateur, 'joursrestants'>) {
  const sentence = useExpiration(jours);
  if (jours === null) return <Badge tone="neutral">{sentence}</Badge>;
  if (jours < 0) return <Badge tone="danger">{sentence}</Badge>;
  return <Badge tone={jours <= SOON_DAYS ? 'warning' : 'neutral'}>{sentence}</Badge>;
}

/** When an access ends, in words; `jours` as in the contract's `joursrestants`. */
export function useExpiration(jours: number | null): string {
  const { t } = useLang();
  if (jours === null) return t('utilisateur.sansexpiration');
  if (jours < 0) return t('utilisateur.expire');
  return jours === 0 ? t('utilisateur.expireaujourdhui') : t('utilisateur.expiredans', { count: jours });
}

import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { Badge } from '@comptoir/ui/Badge';
import { Stack } from '@comptoir/ui/Stack';
import { KeyRound, Lock, ShieldCheck, UserRound } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';

/** Number of days before the end of an access from which the badge is a warning. */
const SOON_DAYS = 30;

/** Returns the marks of a user's access, the most serious first. */
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

/** The badges of a user's access: locked, the user themselves, temporary password, second factor, end of the access. */
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

/** The badge that needs most attention, if any. */
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

/** The badge "Access expires in N days / expired" (spec § 3 User). */
function ExpirationBadge({ joursrestants: jours }: Pick<Utilisateur, 'joursrestants'>) {
  const sentence = useExpiration(jours);
  if (jours === null) return <Badge tone="neutral">{sentence}</Badge>;
  if (jours < 0) return <Badge tone="danger">{sentence}</Badge>;
  return <Badge tone={jours <= SOON_DAYS ? 'warning' : 'neutral'}>{sentence}</Badge>;
}

/** Returns a sentence about the end of an access; `jours` is the contract's `joursrestants`. */
export function useExpiration(jours: number | null): string {
  const { t } = useLang();
  if (jours === null) return t('utilisateur.sansexpiration');
  if (jours < 0) return t('utilisateur.expire');
  return jours === 0 ? t('utilisateur.expireaujourdhui') : t('utilisateur.expiredans', { count: jours });
}

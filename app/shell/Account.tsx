import { LogOut, Maximize, Moon, Sun, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useFullscreen } from '#ui/foundations';
import { ProfileMenu } from '#ui/ProfileMenu';
import { vignetteOf } from '../fichiers/vignetteOf';
import { useLang } from '../i18n/useLang';
import { useOutbox } from '../outbox/useOutbox';
import { DeconnexionDialog } from '../parts/atHand';
import { LazyDialog } from '../parts/LazyDialog';
import { useSession } from '../session/useSession';
import { RouterLink } from './RouterLink';

interface AccountProps {
  isNarrow: boolean;
  isDark: boolean;
  onModeChange(): void;
}

/** 360 px hold eight targets of 44 px (DESIGN rule 23): on a phone mode and full screen are in the menu of the profile. */
export function Account({ isNarrow, isDark, onModeChange }: AccountProps) {
  const { t, labels } = useLang();
  const { user, logout } = useSession();
  const { isFullscreen, isSupported, toggle } = useFullscreen();
  const { writes } = useOutbox();
  const [isAsked, setIsAsked] = useState(false);
  if (!user) return null;
  const stay = () => setIsAsked(false);
  const leave = () => (writes.length > 0 ? setIsAsked(true) : void logout());
  return (
    <>
      <ProfileMenu
        name={`${user.nom} ${user.prenom}`.trim()}
        detail={user.libelleprofil}
        photo={vignetteOf(user.photo, 'miniature')}
        renderLink={RouterLink}
        items={[
          { id: 'profil', label: t('shell.profil'), icon: <UserRound aria-hidden />, href: '/user/users-profile' },
          isNarrow && {
            id: 'mode',
            label: isDark ? labels.themeToggle.light : labels.themeToggle.dark,
            icon: isDark ? <Sun aria-hidden /> : <Moon aria-hidden />,
            onSelect: onModeChange,
          },
          isNarrow &&
            isSupported && {
              id: 'pleinecran',
              label: isFullscreen ? labels.fullscreen.leave : labels.fullscreen.enter,
              icon: <Maximize aria-hidden />,
              onSelect: toggle,
            },
          {
            id: 'deconnexion',
            label: t('shell.deconnexion'),
            icon: <LogOut aria-hidden />,
            onSelect: leave,
          },
        ].filter((item) => item !== false)}
      />
      {isAsked && (
        <LazyDialog size="sm" title={t('shell.deconnexion')} onClose={stay}>
          <DeconnexionDialog count={writes.length} onConfirm={() => void logout()} onCancel={stay} />
        </LazyDialog>
      )}
    </>
  );
}

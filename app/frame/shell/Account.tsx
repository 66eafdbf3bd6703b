import { useFullscreen } from '@comptoir/ui/foundations';
import { ProfileMenu } from '@comptoir/ui/ProfileMenu';
import { Languages, LogOut, Maximize, Moon, Sun, UserRound, Wifi } from 'lucide-react';
import { useState } from 'react';
import { vignetteOf } from '../api/vignetteOf';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages';
import { useLang } from '../i18n/useLang';
import { useLine } from '../line/useLine';
import { useOutbox } from '../outbox/useOutbox';
import { DeconnexionDialog, LineModal } from '../parts/atHand';
import { LazyDialog } from '../parts/LazyDialog';
import { nomComplet } from '../session/nomComplet';
import { useSession } from '../session/useSession';
import { RouterLink } from './RouterLink';

interface AccountProps {
  isNarrow: boolean;
  isDark: boolean;
  onModeChange(): void;
  onLanguageChange(language: string): void;
}

/** The profile's menu. On a phone it also holds what the header has no room for. */
export function Account({ isNarrow, isDark, onModeChange, onLanguageChange }: AccountProps) {
  const { t, labels, language } = useLang();
  const { user, logout } = useSession();
  const { isFullscreen, isSupported, toggle } = useFullscreen();
  const { writes } = useOutbox();
  const line = useLine();
  const [isAsked, setIsAsked] = useState(false);
  const [isLine, setIsLine] = useState(false);
  if (!user) return null;
  const stay = () => setIsAsked(false);
  const leave = () => (writes.length > 0 ? setIsAsked(true) : void logout());
  return (
    <>
      <ProfileMenu
        name={nomComplet(user)}
        detail={user.libelleprofil}
        photo={vignetteOf(user.photo, 'miniature')}
        renderLink={RouterLink}
        items={[
          { id: 'profil', label: t('shell.profil'), icon: <UserRound aria-hidden />, href: '/user/users-profile' },
          isNarrow && {
            id: 'ligne',
            label: labels.pair(t('ligne.titre'), t(`ligne.${line.state}`)),
            icon: <Wifi aria-hidden />,
            onSelect: () => setIsLine(true),
          },
          ...(isNarrow ? LANGUAGES : []).map((lang) => ({
            id: lang,
            label: LANGUAGE_NAMES[lang],
            lang,
            checked: lang === language,
            icon: <Languages aria-hidden />,
            onSelect: () => onLanguageChange(lang),
          })),
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
      {isLine && (
        <LazyDialog size="sm" title={t('ligne.titre')} onClose={() => setIsLine(false)}>
          <LineModal onClose={() => setIsLine(false)} />
        </LazyDialog>
      )}
      {isAsked && (
        <LazyDialog size="sm" title={t('shell.deconnexion')} onClose={stay}>
          <DeconnexionDialog count={writes.length} onConfirm={() => void logout()} onCancel={stay} />
        </LazyDialog>
      )}
    </>
  );
}

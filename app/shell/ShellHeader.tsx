import { LogOut, UserRound } from 'lucide-react';
import { FullscreenToggle } from '#ui/FullscreenToggle';
import { HeaderBar } from '#ui/HeaderBar';
import { LanguageSwitcher } from '#ui/LanguageSwitcher';
import { ProfileMenu } from '#ui/ProfileMenu';
import { ThemeToggle } from '#ui/ThemeToggle';
import { ToastHistory, useToast } from '#ui/Toasts';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages';
import { useLang } from '../i18n/useLang';
import { Recherche } from '../recherche/Recherche';
import { homePath } from '../routing/homePath';
import { useSession } from '../session/useSession';
import { useTheme } from '../session/useTheme';
import { Brand } from './Brand';
import { RouterLink } from './RouterLink';

interface ShellHeaderProps {
  isSidebarOpen: boolean;
  onSidebarToggle(): void;
  sidebarId: string;
}

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The line above every screen (spec § 2 Shell, Header). */
export function ShellHeader({ isSidebarOpen, onSidebarToggle, sidebarId }: ShellHeaderProps) {
  const { t, language, changeLanguage } = useLang();
  const { held } = useSession();
  const { theme, toggle } = useTheme();
  const toast = useToast();
  const speak = (value: string) => {
    if (isLanguage(value)) changeLanguage(value).catch(() => toast.error(t('shell.langueechec')));
  };

  return (
    <HeaderBar
      logo={
        <RouterLink href={homePath(held)} aria-label={t('application.nom')}>
          <Brand isFolding />
        </RouterLink>
      }
      isSidebarOpen={isSidebarOpen}
      onSidebarToggle={onSidebarToggle}
      sidebarId={sidebarId}
      search={<Recherche />}
    >
      <LanguageSwitcher value={language} options={LANGUAGE_OPTIONS} onValueChange={speak} />
      <ThemeToggle
        isDark={theme === 'dark'}
        onDarkChange={() => void toggle().catch(() => toast.error(t('shell.modeechec')))}
      />
      <FullscreenToggle />
      <ToastHistory />
      <Account />
    </HeaderBar>
  );
}

function Account() {
  const { t } = useLang();
  const { user, logout } = useSession();
  if (!user) return null;
  return (
    <ProfileMenu
      name={`${user.nom} ${user.prenom}`.trim()}
      detail={user.libelleprofil}
      photo={user.photo || null}
      renderLink={RouterLink}
      items={[
        { id: 'profil', label: t('shell.profil'), icon: <UserRound aria-hidden />, href: '/user/users-profile' },
        {
          id: 'deconnexion',
          label: t('shell.deconnexion'),
          icon: <LogOut aria-hidden />,
          onSelect: () => void logout(),
        },
      ]}
    />
  );
}

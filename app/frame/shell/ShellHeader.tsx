import { FullscreenToggle } from '@comptoir/ui/FullscreenToggle';
import { useMediaWidth } from '@comptoir/ui/foundations';
import { HeaderBar } from '@comptoir/ui/HeaderBar';
import { LanguageSwitcher } from '@comptoir/ui/LanguageSwitcher';
import { ThemeToggle } from '@comptoir/ui/ThemeToggle';
import { ToastHistory, useToast } from '@comptoir/ui/Toasts';
import { Suspense } from 'react';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages';
import { useLang } from '../i18n/useLang';
import { LineMenu } from '../offline/LineMenu';
import { EnvoisButton } from '../outbox/EnvoisButton';
import { ToastMessages } from '../parts/atHand';
import { PartWaiting } from '../parts/PartWaiting';
import { Recherche } from '../recherche/Recherche';
import { Account } from './Account';
import { Brand } from './Brand';
import { useTheme } from './useTheme';

interface ShellHeaderProps {
  isSidebarOpen: boolean;
  onSidebarToggle(): void;
  sidebarId: string;
}

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The header bar above every screen (spec § 2 Shell, Header). */
export function ShellHeader({ isSidebarOpen, onSidebarToggle, sidebarId }: ShellHeaderProps) {
  const { t, language, changeLanguage } = useLang();
  const { theme, toggle } = useTheme();
  const toast = useToast();
  const isNarrow = useMediaWidth('TABLET');
  const isDark = theme === 'dark';
  const changeMode = () => void toggle().catch(() => toast.error(t('shell.modeechec')));
  const speak = (value: string) => {
    if (isLanguage(value)) changeLanguage(value).catch(() => toast.error(t('shell.langueechec')));
  };

  return (
    <HeaderBar
      logo={<Brand />}
      isSidebarOpen={isSidebarOpen}
      onSidebarToggle={onSidebarToggle}
      sidebarId={sidebarId}
      search={<Recherche />}
    >
      <LineMenu isNarrow={isNarrow} />
      <EnvoisButton />
      {!isNarrow && <LanguageSwitcher value={language} options={LANGUAGE_OPTIONS} onValueChange={speak} />}
      {!isNarrow && <ThemeToggle isDark={isDark} onDarkChange={changeMode} />}
      {!isNarrow && <FullscreenToggle />}
      <ToastHistory>
        <Suspense fallback={<PartWaiting />}>
          <ToastMessages />
        </Suspense>
      </ToastHistory>
      <Account isNarrow={isNarrow} isDark={isDark} onModeChange={changeMode} onLanguageChange={speak} />
    </HeaderBar>
  );
}

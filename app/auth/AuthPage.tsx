import { AuthLayout } from '@comptoir/ui/AuthLayout';
import { BrandMark } from '@comptoir/ui/BrandMark';
import { Button } from '@comptoir/ui/Button';
import { useDocumentTitle } from '@comptoir/ui/foundations';
import { BadgeCheck, ReceiptText, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { vignetteOf } from '../frame/api/vignetteOf';
import { LANGUAGE_NAMES, LANGUAGES } from '../frame/i18n/languages';
import { useLang } from '../frame/i18n/useLang';

interface AuthPageProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The promises of the product, shown beside the form. */
const PROMISES = [
  ['unefois', <BadgeCheck key="" aria-hidden />],
  ['horsligne', <WifiOff key="" aria-hidden />],
  ['preuve', <ReceiptText key="" aria-hidden />],
] as const;

/**
 * The frame of the pages before a session. It has a button for the other language instead of a menu, as there are only
 * two.
 */
export function AuthPage({ title, text, children }: AuthPageProps) {
  const { t, language, changeLanguage } = useLang();
  useDocumentTitle(title, t('application.nom'));
  const others = LANGUAGES.filter((other) => other !== language);
  const tools = others.map((other) => (
    <Button
      key={other}
      variant="ghost"
      size="sm"
      lang={other}
      onClick={() => void changeLanguage(other).catch(stayHere)}
    >
      {LANGUAGE_NAMES[other]}
    </Button>
  ));
  return (
    <AuthLayout
      brand={<Enseigne />}
      motto={t('auth.devise')}
      promises={PROMISES.map(([id, icon]) => ({ id, icon, text: t(`auth.${id}`) }))}
      credit={t('shell.credit', { name: t('application.nom') })}
      title={title}
      intro={text}
      tools={tools}
    >
      {children}
    </AuthLayout>
  );
}

/** The organisation's name and logo, which the server writes into the page; without them, the product's name. */
function Enseigne() {
  const { t } = useLang();
  const { compagnie, logo } = document.documentElement.dataset;
  return (
    <BrandMark
      name={compagnie ?? t('application.nom')}
      logo={logo && vignetteOf(logo)}
      isOwn={compagnie !== undefined}
    />
  );
}

/** If the texts of the other language cannot be read, the page keeps its language. */
function stayHere(): void {}

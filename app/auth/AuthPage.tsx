import type { ReactNode } from 'react';
import { useDocumentTitle } from '#ui/foundations';
import { useLang } from '../i18n/useLang';

interface AuthPageProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The frame of the pages before a session. */
export function AuthPage({ title, text, children }: AuthPageProps) {
  const { t } = useLang();
  useDocumentTitle(title, t('application.nom'));
  return (
    <main>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}

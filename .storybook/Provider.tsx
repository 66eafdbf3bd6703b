import { FCFA } from '@comptoir/domain/money';
import { en, fr, LabelsProvider } from '@comptoir/ui/labels';
import { GlobalStyle } from '@comptoir/ui/theme';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { giveTexts, speakLanguage } from '../app/frame/i18n/i18n';
import { isLanguage } from '../app/frame/i18n/languages';
import { SpeechProvider } from '../app/frame/i18n/SpeechProvider';
import type { Texts } from '../app/frame/i18n/translate';
import english from '../app/public/assets/i18n/en-US.json';
import french from '../app/public/assets/i18n/fr-FR.json';
import { type Mode, useMode } from './mode';

interface ProviderProps {
  mode: Mode;
  /**
   * Several stories share one document on a docs page: the theme then belongs to each story's frame instead of the
   * root.
   */
  isFramed: boolean;
  children: ReactNode;
}

const LABELS = { fr: { ...fr, money: FCFA }, en: { ...en, money: FCFA } };

/** The texts of rooms in both languages. No story waits for them, whichever language it changes to. */
const ROOM_TEXTS = import.meta.glob<Texts>('../app/public/assets/i18n/*/*.json', { import: 'default', eager: true });
for (const [path, texts] of Object.entries(ROOM_TEXTS)) {
  const [room = '', language] = path.replace('.json', '').split('/').slice(-2);
  if (isLanguage(language)) giveTexts(`${room}/`, language, texts);
}

const speakShort = (lang: Mode['lang']) =>
  lang === 'en' ? speakLanguage('en-US', english) : speakLanguage('fr-FR', french);

/** Gives a story everything that it needs around it, in Storybook, in its tests and on the component-test page. */
export function Provider({ mode, isFramed, children }: ProviderProps) {
  const { lang, theme } = useMode(mode);
  // The language is set before any text is read; later changes reach the components that have read some.
  useState(() => speakShort(lang));

  useLayoutEffect(() => {
    const root = document.documentElement;
    speakShort(lang);
    if (!isFramed) root.dataset.theme = theme;
  }, [lang, theme, isFramed]);

  return (
    <SpeechProvider>
      <LabelsProvider value={LABELS[lang]}>
        <GlobalStyle />
        {isFramed ? <Frame theme={theme}>{children}</Frame> : children}
      </LabelsProvider>
    </SpeechProvider>
  );
}

function Frame({ theme, children }: { theme: string; children: ReactNode }) {
  return (
    <div
      data-theme={theme}
      style={{ padding: 'var(--space-4)', background: 'var(--color-page)', color: 'var(--color-text)' }}
    >
      {children}
    </div>
  );
}

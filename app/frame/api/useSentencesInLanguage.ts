import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useLang } from '../i18n/useLang';

/** Reads refused data again when the language changes: the refusal is a sentence from the server (DESIGN rule 21). */
export function useSentencesInLanguage(): void {
  const { mutate, cache } = useSWRConfig();
  const { lang } = useLang();
  const spoken = useRef(lang);
  useEffect(() => {
    if (spoken.current === lang) return;
    spoken.current = lang;
    const isRefused = (key: unknown) => typeof key === 'string' && cache.get(key)?.error !== undefined;
    void mutate(isRefused).catch(() => undefined);
  }, [lang, mutate, cache]);
}

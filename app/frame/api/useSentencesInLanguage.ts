import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useLang } from '../i18n/useLang';

/** A refusal is a sentence of the server's: in another language what it refused is asked for again (DESIGN rule 21). */
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

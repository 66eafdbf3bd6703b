import type { Lang } from '@comptoir/contract/errors';

let lang: Lang = 'fr';

/** The language that the server's sentences are asked in; app/frame/i18n keeps it equal to the page's. */
export const requestLang = {
  get: (): Lang => lang,
  set(next: Lang): void {
    lang = next;
  },
};

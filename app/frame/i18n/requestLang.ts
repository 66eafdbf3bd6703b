import type { Lang } from '@comptoir/contract/errors';

let lang: Lang = 'fr';

/** The language in which the server must answer; app/frame/i18n keeps it equal to the page's. */
export const requestLang = {
  get: (): Lang => lang,
  set(next: Lang): void {
    lang = next;
  },
};

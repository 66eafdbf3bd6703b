import { devices } from '@playwright/test';
import { IS_LONG } from '../scripts/long.mjs';

/** Another browser would need another worker, with a server of its own. */
const { defaultBrowserType: _, ...PIXEL } = devices['Pixel 7'];

export const PHONE = { ...PIXEL, viewport: { width: 360, height: 740 }, locale: 'fr-FR' };

/** Other forms in which journeys run than at a desk and in French. */
export const FORMS = {
  phone: { ...PHONE, serviceWorkers: 'allow' },
  dropping: { ...PHONE, line: 'dropping', serviceWorkers: 'allow' },
  en: { locale: 'en-US', serviceWorkers: 'allow' },
} as const;

/** For every change, a journey runs once, in its own form; the long suite has a project for each form. */
export const inForm = (form: keyof typeof FORMS) => (IS_LONG ? {} : FORMS[form]);

import 'i18next';
import type texts from '../public/assets/i18n/fr-FR.json';

// A key that no language file has does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: typeof texts };
  }
}

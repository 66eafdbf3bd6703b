import { LIBELLES_ARRETE } from '@comptoir/contract/imprimes/arrete';
import { expect, it } from 'vitest';
import type { TextKey } from '../frame/i18n/translate';
import english from '../public/assets/i18n/arretes/en-US.json';
import french from '../public/assets/i18n/arretes/fr-FR.json';
import commonEnglish from '../public/assets/i18n/en-US.json';
import commonFrench from '../public/assets/i18n/fr-FR.json';

const TEXTS: Readonly<Record<'fr' | 'en', Readonly<Record<string, string>>>> = {
  fr: { ...commonFrench, ...french },
  en: { ...commonEnglish, ...english },
};

/** Where the screens of closings have the labels of the minutes. */
const KEYS = {
  coupures: 'caisse.coupures',
  solde: 'caisse.solde',
  nombre: 'arrete.nombre',
  montant: 'depense.montant',
  compte: 'caisse.compte',
  attendu: 'caisse.attendu',
  ecart: 'caisse.ecart',
  comptepar: 'arrete.comptepar',
  motif: 'arrete.motif',
  a_expliquer: 'arrete.a_expliquer',
  regularisele: 'arrete.regularisele',
  rouvertle: 'arrete.rouvertle',
  observations: 'arrete.observations',
} as const satisfies Readonly<Record<keyof typeof LIBELLES_ARRETE, TextKey>>;

it.each(Object.entries(KEYS))('the minutes say “%s” as the screens do (ADR 0036)', (libelle, key) => {
  const { fr, en } = LIBELLES_ARRETE[libelle as keyof typeof KEYS];
  expect({ fr, en }).toEqual({ fr: TEXTS.fr[key], en: TEXTS.en[key] });
});

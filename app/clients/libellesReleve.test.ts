import { LIBELLES_RELEVE } from '@comptoir/contract/imprimes/releve';
import { expect, it } from 'vitest';
import type { TextKey } from '../frame/i18n/translate';
import english from '../public/assets/i18n/en-US.json';
import french from '../public/assets/i18n/fr-FR.json';

const TEXTS: Readonly<Record<'fr' | 'en', Readonly<Record<string, string>>>> = { fr: french, en: english };

/** Where the page of a client has the labels of its statement on paper. */
const KEYS = {
  date: 'depense.date',
  libelle: 'depense.libelle',
  debit: 'releve.debit',
  credit: 'releve.credit',
  solde: 'caisse.solde',
  avant: 'releve.avant',
  apres: 'releve.solde',
  commande: 'releve.commande',
  reglement: 'releve.reglement',
  contrepassation: 'releve.contrepassation',
  periode: 'dashboard.dua',
  tel: 'client.tel',
  adresse: 'client.adresse',
  troppercu: 'reglement.troppercu',
} as const satisfies Readonly<Record<keyof typeof LIBELLES_RELEVE, TextKey>>;

it.each(Object.entries(KEYS))('the statement on paper says “%s” as the screens do (ADR 0042)', (libelle, key) => {
  const { fr, en } = LIBELLES_RELEVE[libelle as keyof typeof KEYS];
  expect({ fr, en }).toEqual({ fr: TEXTS.fr[key], en: TEXTS.en[key] });
});

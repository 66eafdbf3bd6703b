import { LIBELLES_REGLEMENT, MODES } from '@comptoir/contract/imprimes/reglement';
import { LIBELLES_TRANSFERT } from '@comptoir/contract/imprimes/transfert';
import { NATURES_TENUES } from '@comptoir/domain/natures';
import { expect, it } from 'vitest';
import type { TextKey } from '../frame/i18n/translate';
import avancesEnglish from '../public/assets/i18n/avances/en-US.json';
import avancesFrench from '../public/assets/i18n/avances/fr-FR.json';
import english from '../public/assets/i18n/en-US.json';
import french from '../public/assets/i18n/fr-FR.json';

const TEXTS: Readonly<Record<'fr' | 'en', Readonly<Record<string, string>>>> = {
  fr: { ...french, ...avancesFrench },
  en: { ...english, ...avancesEnglish },
};

/** Where the screens of payments have the labels of their documents. */
const KEYS = {
  montant: 'depense.montant',
  remis: 'reglement.montantremis',
  rendu: 'reglement.rendu',
  troppercu: 'reglement.troppercu',
  reste: 'reglement.restant',
} as const satisfies Readonly<Record<keyof typeof LIBELLES_REGLEMENT, TextKey>>;

it.each(Object.entries(KEYS))('the document of a payment says “%s” as the screens do (ADR 0042)', (libelle, key) => {
  const { fr, en } = LIBELLES_REGLEMENT[libelle as keyof typeof KEYS];
  expect({ fr, en }).toEqual({ fr: TEXTS.fr[key], en: TEXTS.en[key] });
});

/** Where the screens of transfers and advances have the labels of their documents. */
const KEYS_TRANSFERT = {
  frais: 'transfert.frais',
  source: 'transfert.source',
  cible: 'transfert.cible',
  etat: 'transfert.etat',
  referencesource: 'transfert.referencesource',
  referencecible: 'transfert.referencecible',
  motif: 'activite.code',
  porteur: 'avance.porteur',
  tel: 'avance.tel',
  objet: 'avance.objet',
  projet: 'depense.projet',
  echeance: 'avance.echeance',
} as const satisfies Readonly<Record<keyof typeof LIBELLES_TRANSFERT, TextKey>>;

it.each(Object.entries(KEYS_TRANSFERT))(
  'the document of a transfer says “%s” as the screens do (ADR 0047)',
  (libelle, key) => {
    const { fr, en } = LIBELLES_TRANSFERT[libelle as keyof typeof KEYS_TRANSFERT];
    expect({ fr, en }).toEqual({ fr: TEXTS.fr[key], en: TEXTS.en[key] });
  },
);

it.each(NATURES_TENUES)('it says of %s how the money moved as the screens do (ADR 0042)', (nature) => {
  const key = `caisse.${nature}`;
  expect(MODES[nature]).toEqual({ fr: TEXTS.fr[key], en: TEXTS.en[key] });
});

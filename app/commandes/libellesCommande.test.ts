import { ETATS_LIVRAISON_DITS, LIBELLES_COMMANDE } from '@comptoir/contract/imprimes/commande';
import { ETATS_LIVRAISON } from '@comptoir/domain/commande';
import { expect, it } from 'vitest';
import type { TextKey } from '../frame/i18n/translate';
import english from '../public/assets/i18n/en-US.json';
import french from '../public/assets/i18n/fr-FR.json';

const TEXTS: Readonly<Record<'fr' | 'en', Readonly<Record<string, string>>>> = { fr: french, en: english };

/** Where the screens of orders have the labels of their papers. */
const KEYS = {
  quantite: 'commande.quantite',
  prix: 'commande.prixunitaire',
  montant: 'depense.montant',
  totalarticles: 'commande.totalarticles',
  frais: 'commande.frais',
  reduction: 'commande.reduction',
  total: 'commande.totalfinal',
  reste: 'commande.reste',
  quantitetotale: 'commande.quantitetotale',
  datelivraison: 'commande.datelivraison',
  livraison: 'commande.statut',
} as const satisfies Readonly<Record<keyof typeof LIBELLES_COMMANDE, TextKey>>;

it.each(Object.entries(KEYS))('the papers of an order say “%s” as the screens do (ADR 0045)', (libelle, key) => {
  const { fr, en } = LIBELLES_COMMANDE[libelle as keyof typeof KEYS];
  expect({ fr, en }).toEqual({ fr: TEXTS.fr[key], en: TEXTS.en[key] });
});

it.each(ETATS_LIVRAISON)('they say the delivery status %i as the screens do (ADR 0045)', (etat) => {
  const key = `livraison.etat${etat}`;
  expect(ETATS_LIVRAISON_DITS[etat]).toEqual({ fr: TEXTS.fr[key], en: TEXTS.en[key] });
});

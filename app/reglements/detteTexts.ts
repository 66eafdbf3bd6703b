import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import type { TextKey } from '../frame/i18n/translate';

interface DetteTexts {
  /** The amount that is handed over, or received. */
  remis: TextKey;
  aregler: TextKey;
  nouveau: TextKey;
  vide: TextKey;
  creation: TextKey;
  modification: TextKey;
  dejasolde: TextKey;
  suppression: TextKey;
  /** Says that the payment is made and what remains owed. */
  fait: TextKey;
  suivante: TextKey;
  /** Says the change that is to be handed over now; and names it over its figure. */
  monnaie: TextKey;
  monnaiedue: TextKey;
}

/** The texts of the payment screens, for an expense and for an order; no other screen has them. */
export const TEXTES_DETTE: Readonly<Record<ReglementFrom, DetteTexts>> = {
  [REGLEMENT_FROM.depense]: {
    remis: 'reglement.montantremis',
    aregler: 'reglement.aregler',
    nouveau: 'reglement.nouveau',
    vide: 'reglement.vide',
    creation: 'reglement.creation',
    modification: 'reglement.modification',
    dejasolde: 'reglement.dejasolde',
    suppression: 'reglement.suppression',
    fait: 'reglement.fait',
    suivante: 'reglement.suivante',
    monnaie: 'reglement.recuperer',
    monnaiedue: 'reglement.arecuperer',
  },
  [REGLEMENT_FROM.commande]: {
    remis: 'reglement.commande.montantremis',
    aregler: 'reglement.commande.aregler',
    nouveau: 'reglement.commande.nouveau',
    vide: 'reglement.commande.vide',
    creation: 'reglement.commande.creation',
    modification: 'reglement.commande.modification',
    dejasolde: 'reglement.commande.dejasolde',
    suppression: 'reglement.commande.suppression',
    fait: 'reglement.commande.fait',
    suivante: 'reglement.commande.suivante',
    monnaie: 'reglement.commande.rendre',
    monnaiedue: 'reglement.commande.arendre',
  },
};

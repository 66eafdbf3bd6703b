import type { FeaturePermission } from '@comptoir/domain/permission';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { TextKey } from '../frame/i18n/translate';

/** What payments settle, an expense or an order: `montant` francs, `date` a plain date, `libelle` names it. */
export interface Dette {
  from: ReglementFrom;
  id: RecordId;
  libelle: string;
  montant: Francs;
  date: string;
}

interface DetteTexts {
  montant: TextKey;
  aregler: TextKey;
  nouveau: TextKey;
  vide: TextKey;
  creation: TextKey;
  modification: TextKey;
  controle: TextKey;
  controlerendu: TextKey;
  avance: TextKey;
  dejasolde: TextKey;
  suppression: TextKey;
  /** What has happened, and what remains. */
  fait: TextKey;
  suivante: TextKey;
  /** What may serve as its proof. */
  preuve: TextKey;
}

/** All that differs between money that leaves a register for an expense and money that enters it for an order. */
interface DetteKind {
  permission: FeaturePermission;
  /** Nouns that a payment changes: the debt's remainder, the register's balance, what is summed over them. */
  touches: readonly string[];
  texts: DetteTexts;
}

export const DETTES: Readonly<Record<ReglementFrom, DetteKind>> = {
  [REGLEMENT_FROM.depense]: {
    permission: 'depenses.regler',
    touches: ['reglements', 'depenses', 'caisses', 'projets'],
    texts: {
      montant: 'reglement.depense',
      aregler: 'reglement.aregler',
      nouveau: 'reglement.nouveau',
      vide: 'reglement.vide',
      creation: 'reglement.creation',
      modification: 'reglement.modification',
      controle: 'reglement.controle',
      controlerendu: 'reglement.controlerendu',
      avance: 'reglement.avantdepense',
      dejasolde: 'reglement.dejasolde',
      suppression: 'reglement.suppression',
      fait: 'reglement.fait',
      suivante: 'reglement.suivante',
      preuve: 'reglement.preuveaide',
    },
  },
  [REGLEMENT_FROM.commande]: {
    permission: 'commandes.regler',
    touches: ['reglements', 'commandes', 'caisses', 'clients'],
    texts: {
      montant: 'reglement.commande.montant',
      aregler: 'reglement.commande.aregler',
      nouveau: 'reglement.commande.nouveau',
      vide: 'reglement.commande.vide',
      creation: 'reglement.commande.creation',
      modification: 'reglement.commande.modification',
      controle: 'reglement.commande.controle',
      controlerendu: 'reglement.commande.controlerendu',
      avance: 'reglement.commande.avance',
      dejasolde: 'reglement.commande.dejasolde',
      suppression: 'reglement.commande.suppression',
      fait: 'reglement.commande.fait',
      suivante: 'reglement.commande.suivante',
      preuve: 'reglement.commande.preuveaide',
    },
  },
};

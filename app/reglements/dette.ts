import type { FeaturePermission } from '@comptoir/domain/permission';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { TextKey } from '../frame/i18n/translate';

/** The expense or the order that payments settle: `montant` in francs, `date` a plain date, `libelle` its name. */
export interface Dette {
  from: ReglementFrom;
  id: RecordId;
  libelle: string;
  montant: Francs;
  date: string;
  /** Phone of who owes it, where that is known. */
  tel?: string;
}

interface DetteTexts {
  montant: TextKey;
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
}

/** Everything that differs between an expense's payments, which leave a register, and an order's, which enter it. */
interface DetteKind {
  permission: FeaturePermission;
  /** Nouns whose data a payment changes: the debt's remainder, the register's balance, and the sums over them. */
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
      dejasolde: 'reglement.dejasolde',
      suppression: 'reglement.suppression',
      fait: 'reglement.fait',
      suivante: 'reglement.suivante',
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
      dejasolde: 'reglement.commande.dejasolde',
      suppression: 'reglement.commande.suppression',
      fait: 'reglement.commande.fait',
      suivante: 'reglement.commande.suivante',
    },
  },
};

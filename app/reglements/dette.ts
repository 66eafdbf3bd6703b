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
  /** Whose order it is. */
  clientid?: RecordId;
  /** Phone of the person who owes it, where it is known. */
  tel?: string;
}

/** Everything that differs between an expense's payments, which leave a register, and an order's, which enter it. */
interface DetteKind {
  permission: FeaturePermission;
  /** Nouns whose data a payment changes: the debt's remainder, the register's balance, and the sums over them. */
  touches: readonly string[];
  /** The text that names the amount of the debt. */
  montant: TextKey;
}

export const DETTES: Readonly<Record<ReglementFrom, DetteKind>> = {
  [REGLEMENT_FROM.depense]: {
    permission: 'depenses.regler',
    touches: ['reglements', 'depenses', 'caisses', 'projets'],
    montant: 'reglement.depense',
  },
  [REGLEMENT_FROM.commande]: {
    permission: 'commandes.regler',
    touches: ['reglements', 'commandes', 'caisses', 'clients'],
    montant: 'reglement.commande.montant',
  },
};

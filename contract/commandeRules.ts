import {
  type BaseCommande,
  type CommandeRefusal,
  commandeRefusals,
  type EtatLivraison,
  type EtatSolde,
  etatsSuivants,
  isCommandeModifiable,
  isCommandeSupprimable,
  isLivraisonPassee,
  totauxCommande,
} from '@comptoir/domain/commande';
import type { Count, Francs } from '@comptoir/domain/units';
import { Refusal } from './envelope';
import { type FieldIssue, found } from './issues';

/** The figures of an order as they are sent, in francs; `reduction` is in whole percent when `typereduction` is 2. */
export interface SentCommande extends Omit<BaseCommande, 'lignes'> {
  listdetailscommande: BaseCommande['lignes'];
  quantite: Count;
  montanttotal: Francs;
}

const REFUSALS: Readonly<Record<CommandeRefusal, FieldIssue>> = {
  lignes: { path: 'listdetailscommande', code: 'commande.sans_article' },
  total: { path: 'listdetailscommande', code: 'montant.invalide' },
  fraissup: { path: 'fraissup', code: 'commande.frais_superieurs' },
  reduction: { path: 'reduction', code: 'commande.reduction_superieure' },
};

/**
 * Finds what is wrong with the figures of an order. When they are valid themselves, the two totals that the sender
 * computed must equal ours (CONTRACT "Money calls", RELIABILITY P10).
 */
export function chiffresIssues({ listdetailscommande: lignes, ...sent }: SentCommande): FieldIssue[] {
  const base = { ...sent, lignes };
  const refusals = commandeRefusals(base).map((refusal) => REFUSALS[refusal]);
  if (refusals.length > 0) return refusals;
  const own = totauxCommande(base);
  return (['quantite', 'montanttotal'] as const)
    .filter((path) => sent[path] !== own[path])
    .map((path) => ({ path, code: 'commande.total_incoherent' }));
}

/** The facts on which the rules of an order depend. */
export interface CommandeFacts {
  /** The client of the order exists; not judged when unknown. */
  client?: boolean;
  /** The delivery date before the change; null for a new order. */
  datelivraison: string | null;
  /** The plain date of today in Abidjan. */
  today: string;
}

/** Finds every field that breaks a rule of an order (spec § 5 Order, CONTRACT "Money calls"). */
export function commandeIssues(
  sent: SentCommande & { datelivraison: string | null },
  { client, datelivraison, today }: CommandeFacts,
): FieldIssue[] {
  return found<FieldIssue>(
    ...chiffresIssues(sent),
    client === false && { path: 'clientid', code: 'champ.invalide' },
    isLivraisonPassee(sent.datelivraison, datelivraison, today) && { path: 'datelivraison', code: 'date.passee' },
  );
}

/** Throws Refusal `commande.soldee` for a change of a settled order (CONTRACT "Money calls"). */
export function checkModifiable({ etatsolde }: { etatsolde: EtatSolde }): void {
  if (!isCommandeModifiable(etatsolde)) throw new Refusal('commande.soldee');
}

/**
 * Throws Refusal `commande.soldee` for a deletion of a settled order that costs more than 0 franc (RELIABILITY I18).
 */
export function checkDeletable(commande: { etatsolde: EtatSolde; montant: Francs }): void {
  if (!isCommandeSupprimable(commande)) throw new Refusal('commande.soldee');
}

/** Throws Refusal `commande.statut_non_croissant` when a delivery does not move forward (PRODUCT 1.13). */
export function checkAvance(avant: EtatLivraison, apres: EtatLivraison): void {
  if (!etatsSuivants(avant).includes(apres)) throw new Refusal('commande.statut_non_croissant');
}

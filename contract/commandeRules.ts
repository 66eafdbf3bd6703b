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
import { Refusal, throwAll } from './envelope';
import type { ErrorCode } from './errors';
import type { FieldCode } from './errors.fields';

/** The figures of an order as they are sent, in francs; `reduction` is in whole percent when `typereduction` is 2. */
export interface SentCommande extends Omit<BaseCommande, 'lignes'> {
  listdetailscommande: BaseCommande['lignes'];
  quantite: Count;
  montanttotal: Francs;
}

interface FieldRefusal {
  path: keyof SentCommande;
  code: FieldCode;
}

const REFUSALS: Readonly<Record<CommandeRefusal, FieldRefusal>> = {
  lignes: { path: 'listdetailscommande', code: 'commande.sans_article' },
  total: { path: 'listdetailscommande', code: 'montant.invalide' },
  fraissup: { path: 'fraissup', code: 'commande.frais_superieurs' },
  reduction: { path: 'reduction', code: 'commande.reduction_superieure' },
};

/**
 * The fields of an order that break a rule, each with its error code. When the figures themselves are valid, the two
 * totals that the sender computed must equal ours (CONTRACT "Money calls", RELIABILITY P10).
 */
export function commandeIssues({ listdetailscommande: lignes, ...sent }: SentCommande): FieldRefusal[] {
  const base = { ...sent, lignes };
  const refusals = commandeRefusals(base).map((refusal) => REFUSALS[refusal]);
  if (refusals.length > 0) return refusals;
  const own = totauxCommande(base);
  return (['quantite', 'montanttotal'] as const)
    .filter((path) => sent[path] !== own[path])
    .map((path) => ({ path, code: 'commande.total_incoherent' }));
}

/** What the rules of an order need to know from storage. */
export interface CommandeFacts {
  /** The client of the order exists. */
  client: boolean;
  /** The delivery date before the change; null for a new order. */
  datelivraison: string | null;
  /** The plain date of today in Abidjan. */
  today: string;
}

/**
 * Checks all rules of an order (spec § 5 Order, CONTRACT "Money calls").
 * @throws Refusal with a sentence for every field that breaks a rule
 */
export function checkCommande(
  sent: SentCommande & { datelivraison: string | null },
  { client, datelivraison, today }: CommandeFacts,
): void {
  const broken: { path: string; code: ErrorCode }[] = [
    ...commandeIssues(sent),
    ...(client ? [] : [{ path: 'clientid', code: 'champ.invalide' } as const]),
    ...(isLivraisonPassee(sent.datelivraison, datelivraison, today)
      ? [{ path: 'datelivraison', code: 'date.passee' } as const]
      : []),
  ];
  throwAll(broken);
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

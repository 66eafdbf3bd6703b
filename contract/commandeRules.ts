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
import { Refusal, refuseFields } from './envelope';
import type { ErrorCode, Lang } from './errors';
import type { FieldCode } from './errors.fields';

/** The figures of an order as they are sent; francs, `reduction` whole percent when `typereduction` is 2. */
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
 * The fields of an order that break a rule, with the sentence of each: first its own figures, then the two totals
 * that the sender computed, which must be ours (CONTRACT "Money calls", RELIABILITY P10).
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

/** What an order names, and the order that it changes. */
export interface CommandeFacts {
  /** Whether its client is there. */
  client: boolean;
  /** The day of delivery that it had; null for a new one. */
  datelivraison: string | null;
  /** Abidjan's plain date. */
  today: string;
}

/**
 * Refuses every field of an order that breaks a rule (spec § 5 Order, CONTRACT "Money calls").
 * @throws Refusal with the sentence of each
 */
export function checkCommande(
  sent: SentCommande & { datelivraison: string | null },
  { client, datelivraison, today }: CommandeFacts,
  lang: Lang,
): void {
  const broken: { path: string; code: ErrorCode }[] = [
    ...commandeIssues(sent),
    ...(client ? [] : [{ path: 'clientid', code: 'champ.invalide' } as const]),
    ...(isLivraisonPassee(sent.datelivraison, datelivraison, today)
      ? [{ path: 'datelivraison', code: 'date.passee' } as const]
      : []),
  ];
  if (broken.length > 0) throw refuseFields(broken, lang);
}

/** A settled order is not changed any more (CONTRACT "Money calls"). */
export function checkModifiable({ etatsolde }: { etatsolde: EtatSolde }): void {
  if (!isCommandeModifiable(etatsolde)) throw new Refusal('commande.soldee');
}

/** Nor deleted, unless it costs nothing (RELIABILITY I18). */
export function checkDeletable(commande: { etatsolde: EtatSolde; montant: Francs }): void {
  if (!isCommandeSupprimable(commande)) throw new Refusal('commande.soldee');
}

/** A delivery goes forward (PRODUCT 1.13). */
export function checkAvance(avant: EtatLivraison, apres: EtatLivraison): void {
  if (!etatsSuivants(avant).includes(apres)) throw new Refusal('commande.statut_non_croissant');
}

import { type BaseCommande, type CommandeRefusal, commandeRefusals, totauxCommande } from '#domain/commande';
import type { FieldCode } from './errors.fields';

/** The figures of an order as they are sent; francs, `reduction` whole percent when `typereduction` is 2. */
export interface SentCommande extends Omit<BaseCommande, 'lignes'> {
  listdetailscommande: BaseCommande['lignes'];
  quantite: number;
  montanttotal: number;
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

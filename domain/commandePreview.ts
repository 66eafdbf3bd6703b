import { type BaseCommande, type CommandeRefusal, commandeRefusals, totauxCommande } from './commande';
import type { Count, Francs } from './units';

/** What an order shows as one types, francs; what a refused reduction or fee makes unknown is null. */
export interface CommandePreview {
  quantite: Count;
  totallignes: Francs;
  montantreduction: Francs | null;
  /** Percent of the items' total (PRODUCT 1.6). */
  pourcentage: number | null;
  montanttotal: Francs | null;
  refusals: readonly CommandeRefusal[];
}

/**
 * The figures of an order being typed: those of `totauxCommande`, as far as they stand. Of an order that no rule
 * refuses they are the same (spec § 5 Calculation).
 */
export function previewCommande(base: BaseCommande): CommandePreview {
  const refusals = commandeRefusals(base);
  const isRefused = (refusal: CommandeRefusal) => refusals.includes(refusal);
  const isReductionRefused = isRefused('reduction');
  const totaux = totauxCommande(isReductionRefused ? { ...base, reduction: 0 } : base);
  const isTotalKnown = !isReductionRefused && !isRefused('fraissup') && !isRefused('total');
  return {
    quantite: totaux.quantite,
    totallignes: totaux.totallignes,
    montantreduction: isReductionRefused ? null : totaux.montantreduction,
    pourcentage: isReductionRefused ? null : totaux.pourcentage,
    montanttotal: isTotalKnown ? totaux.montanttotal : null,
    refusals,
  };
}

import { type BaseCommande, type CommandeRefusal, commandeRefusals, totauxCommande } from './commande';
import type { Count, Francs } from './units';

/** The figures of an order while it is typed, in francs; null when a refused reduction or fee makes one unknown. */
export interface CommandePreview {
  quantite: Count;
  totallignes: Francs;
  montantreduction: Francs | null;
  /** The reduction in percent of the items' total (PRODUCT 1.6). */
  pourcentage: number | null;
  montanttotal: Francs | null;
  refusals: readonly CommandeRefusal[];
}

/**
 * Computes the figures of an order while it is typed. They equal those of `totauxCommande` when no rule refuses the
 * order (spec § 5 Calculation).
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

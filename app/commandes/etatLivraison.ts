import type { EtatLivraison } from '#domain/commande';

/** Packaging, shipped, in delivery, delivered: the nearer, the calmer. */
export const TONES_LIVRAISON = {
  0: 'neutral',
  1: 'info',
  2: 'primary',
  3: 'success',
} as const satisfies Readonly<Record<EtatLivraison, string>>;

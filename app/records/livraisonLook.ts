import type { EtatLivraison } from '@comptoir/domain/commande';
import { type LucideIcon, Package, PackageCheck, Send, Truck } from 'lucide-react';

/**
 * Colour and icon of the delivery states (packaging, shipped, in delivery, delivered); they go with a text (DESIGN rule
 * 24).
 */
export const LIVRAISON = {
  0: { tone: 'neutral', Icon: Package },
  1: { tone: 'info', Icon: Send },
  2: { tone: 'primary', Icon: Truck },
  3: { tone: 'success', Icon: PackageCheck },
} as const satisfies Readonly<Record<EtatLivraison, { tone: string; Icon: LucideIcon }>>;

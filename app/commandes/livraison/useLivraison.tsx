import type { EtatLivraison } from '@comptoir/domain/commande';
import { Package, PackageCheck, Send, Truck } from 'lucide-react';
import { useLang } from '../../frame/i18n/useLang';

/** Colour and icon of packaging, shipped, in delivery and delivered; they go with a text (DESIGN rule 24). */
const LOOKS = {
  0: { tone: 'neutral', icon: <Package aria-hidden /> },
  1: { tone: 'info', icon: <Send aria-hidden /> },
  2: { tone: 'primary', icon: <Truck aria-hidden /> },
  3: { tone: 'success', icon: <PackageCheck aria-hidden /> },
} as const;

/** Returns a function that says a delivery state, with its colour and icon. */
export function useLivraison() {
  const { t } = useLang();
  return (etat: EtatLivraison) => ({ title: t(`livraison.etat${etat}`), ...LOOKS[etat] });
}

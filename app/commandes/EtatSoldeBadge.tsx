import type { EtatSolde } from '@comptoir/domain/commande';
import { Badge } from '@comptoir/ui/Badge';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';

const BADGES: Readonly<Record<EtatSolde, { tone: 'success' | 'info' | 'warning'; text: TextKey }>> = {
  Solde: { tone: 'success', text: 'commande.solde' },
  'En attente': { tone: 'info', text: 'commande.enattente' },
  Partiel: { tone: 'warning', text: 'commande.partiel' },
};

/** The state of payment as plain text, for use among other words. */
export function EtatSoldeWord({ etatsolde }: { etatsolde: EtatSolde }) {
  const { t } = useLang();
  return t(BADGES[etatsolde].text);
}

/** The badge of an order's payment: settled, nothing paid yet, or partly paid (spec § 2 Orders). */
export function EtatSoldeBadge({ etatsolde }: { etatsolde: EtatSolde }) {
  const { t } = useLang();
  const { tone, text } = BADGES[etatsolde];
  return <Badge tone={tone}>{t(text)}</Badge>;
}

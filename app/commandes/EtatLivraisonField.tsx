import type { Commande } from '#contract/commandes';
import { type EtatLivraison, etatsSuivants } from '#domain/commande';
import { Badge } from '#ui/Badge';
import { StatusDropdown } from '#ui/StatusDropdown';
import { useLang } from '../i18n/useLang';
import { useSession } from '../session/useSession';
import { TONES_LIVRAISON } from './etatLivraison';

interface EtatLivraisonFieldProps {
  commande: Commande;
  onChange(etat: EtatLivraison): void;
}

/** Where the delivery of an order is; only what comes after can be chosen (spec § 4, PRODUCT 1.13). */
export function EtatLivraisonField({ commande, onChange }: EtatLivraisonFieldProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { commandeid, client, etat } = commande;
  if (!can('commandes.statut')) return <Badge tone={TONES_LIVRAISON[etat]}>{t(`livraison.etat${etat}`)}</Badge>;
  return (
    <StatusDropdown
      label={t('livraison.changer', { numero: String(commandeid), client })}
      value={String(etat)}
      options={[etat, ...etatsSuivants(etat)].map((one) => ({
        value: String(one),
        label: t(`livraison.etat${one}`),
        tone: TONES_LIVRAISON[one],
      }))}
      onValueChange={(next) => onChange(Number(next) as EtatLivraison)}
    />
  );
}

import type { Commande } from '@comptoir/contract/commandes';
import { type EtatLivraison, etatsSuivants } from '@comptoir/domain/commande';
import { StatusDropdown } from '@comptoir/ui/StatusDropdown';
import { useLang } from '../../frame/i18n/useLang';
import { useSession } from '../../frame/session/useSession';
import { useLivraison } from './useLivraison';

interface EtatLivraisonFieldProps {
  commande: Commande;
  onChange(etat: EtatLivraison): void;
}

/** The delivery state of an order; only later states can be chosen (spec § 4, PRODUCT 1.13). */
export function EtatLivraisonField({ commande, onChange }: EtatLivraisonFieldProps) {
  const { t } = useLang();
  const { can } = useSession();
  const livraisonOf = useLivraison();
  const { commandeid, client, etat } = commande;
  const options = [etat, ...etatsSuivants(etat)].map((one) => {
    const { title: label, ...look } = livraisonOf(one);
    return { value: String(one), label, ...look };
  });
  return (
    <StatusDropdown
      label={t('livraison.changer', { numero: String(commandeid), client })}
      value={String(etat)}
      // A single option is shown as a badge, for users who may not change the state.
      options={can('commandes.statut') ? options : options.slice(0, 1)}
      onValueChange={(next) => onChange(Number(next) as EtatLivraison)}
    />
  );
}

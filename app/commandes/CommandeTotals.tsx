import type { CommandePreview } from '@comptoir/domain/commandePreview';
import { formatNombre } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { ModalSummary } from '@comptoir/ui/Modal';
import { useLang } from '../frame/i18n/useLang';

interface TotalsProps {
  preview: Pick<CommandePreview, 'quantite' | 'totallignes' | 'montantreduction' | 'montanttotal'>;
  fraissup: Francs;
}

/** Shown in place of a total that cannot be computed, because the reduction or the fees are refused. */
const UNKNOWN = '—';

const knownAmount = (value: number | null) => (value === null ? UNKNOWN : <Amount value={value} />);

/**
 * The totals of an order, both while it is typed and afterwards: quantity, items, fees, reduction, final total (spec §
 * 2 Orders).
 */
export function TotalsList({ preview, fraissup }: TotalsProps) {
  const { t } = useLang();
  const { quantite, totallignes, montantreduction, montanttotal } = preview;
  const items = [
    { id: 'quantite', label: t('commande.quantitetotale'), value: formatNombre(quantite) },
    { id: 'total', label: t('commande.totalarticles'), value: <Amount value={totallignes} /> },
    { id: 'frais', label: t('commande.frais'), value: <Amount value={fraissup} /> },
    { id: 'reduction', label: t('commande.reduction'), value: knownAmount(montantreduction) },
    { id: 'final', label: t('commande.totalfinal'), value: <strong>{knownAmount(montanttotal)}</strong> },
  ];
  return <DescriptionList data-wide items={items} minWidth="9.375rem" />;
}

/** The quantity and the final total, which stay visible beside Save (spec § 2 Orders). */
export function RunningTotal({ preview: { quantite, montanttotal } }: Pick<TotalsProps, 'preview'>) {
  const { t } = useLang();
  const items = [
    { id: 'quantite', label: t('commande.quantitetotale'), value: formatNombre(quantite) },
    { id: 'final', label: t('commande.totalfinal'), value: knownAmount(montanttotal) },
  ];
  return <ModalSummary items={items} />;
}

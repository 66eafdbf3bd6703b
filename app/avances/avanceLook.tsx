import type { Avance } from '@comptoir/contract/avance';
import type { EtatAvance } from '@comptoir/domain/avance';
import type { Count } from '@comptoir/domain/units';
import { AgeingBar } from '@comptoir/ui/AgeingBar';
import { Badge } from '@comptoir/ui/Badge';
import type { TimelineItem } from '@comptoir/ui/Timeline';
import { BadgeCheck, Ban, Check, HandCoins, Hourglass, TriangleAlert, X } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';

/** Colour and icon of each state. */
export const ETATS: Readonly<Record<EtatAvance, Required<Pick<TimelineItem, 'tone' | 'icon'>>>> = {
  demandee: { tone: 'warning', icon: <Hourglass aria-hidden /> },
  approuvee: { tone: 'info', icon: <BadgeCheck aria-hidden /> },
  decaissee: { tone: 'primary', icon: <HandCoins aria-hidden /> },
  justifiee: { tone: 'success', icon: <Check aria-hidden /> },
  refusee: { tone: 'danger', icon: <X aria-hidden /> },
  annulee: { tone: 'neutral', icon: <Ban aria-hidden /> },
};

/** Where an advance stands. */
export function EtatAvanceBadge({ etat }: Pick<Avance, 'etat'>) {
  const { t } = useLang();
  return <Badge {...ETATS[etat]}>{t(`avance.${etat}`)}</Badge>;
}

/** How many days an advance is late; nothing while it is not. */
export function RetardBadge({ retard }: { retard: Count }) {
  const { t } = useLang();
  if (retard === 0) return null;
  return (
    <Badge tone="danger" icon={<TriangleAlert aria-hidden />}>
      {t('avance.joursretard', { count: retard })}
    </Badge>
  );
}

interface ArgentBarProps extends Pick<Avance, 'justifie' | 'rendu' | 'solde'> {
  label: string;
}

/** Shows what became of the granted money: justified, given back, left; these add up to what was granted (ADR 0039). */
export function ArgentBar({ label, justifie, rendu, solde }: ArgentBarProps) {
  const { t } = useLang();
  return (
    <AgeingBar
      label={label}
      totalLabel={t('avance.accorde')}
      bands={[
        { label: t('avance.justifie'), amount: justifie, tone: 'success' },
        { label: t('avance.rendu'), amount: rendu, tone: 'info' },
        { label: t('avance.solde'), amount: solde, tone: 'warning' },
      ]}
    />
  );
}

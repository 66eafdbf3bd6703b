import { partSoldee } from '@comptoir/domain/dette';
import { subtract } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import { Card, CardHeader } from '@comptoir/ui/Card';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { ProgressBar } from '@comptoir/ui/ProgressBar';
import { useLang } from '../frame/i18n/useLang';
import { DETTES, type Dette } from './dette';

interface DetteCardProps {
  dette: Pick<Dette, 'from' | 'montant'>;
  montantrestant: Francs;
}

/** A debt's amount, the part that is paid and the part that remains, in francs and as a progress bar. */
export function DetteCard({ dette: { from, montant }, montantrestant }: DetteCardProps) {
  const { t } = useLang();
  const items = [
    { id: 'montant', label: t(DETTES[from].montant), value: <Amount value={montant} /> },
    { id: 'regle', label: t('budget.regle'), value: <Amount value={subtract(montant, montantrestant)} /> },
    { id: 'restant', label: t('reglement.restant'), value: <Amount value={montantrestant} /> },
  ];
  return (
    <Card>
      <CardHeader level={2} title={t('activite.objetreglement')} />
      <DescriptionList items={items} minWidth="8rem" />
      <ProgressBar
        label={t('budget.regle')}
        value={partSoldee({ montant, reste: montantrestant })}
        tone={montantrestant === 0 ? 'success' : 'primary'}
      />
    </Card>
  );
}

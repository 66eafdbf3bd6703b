import { formatNombre } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import { useLang } from '../frame/i18n/useLang';

interface ResteDuProps {
  montant: Francs;
  /** The part that is still owed. */
  reste: Francs;
}

/**
 * Shows a debt as one figure, where there is no room for two: what remains, with the amount if a part is paid; once
 * nothing remains, the amount.
 */
export function ResteDu({ montant, reste }: ResteDuProps) {
  const { t } = useLang();
  if (reste === 0 || reste === montant) return <Amount value={montant} />;
  return (
    <span style={{ display: 'grid', justifyItems: 'end' }}>
      <Amount value={reste} />{' '}
      <small style={{ color: 'var(--color-muted)', fontWeight: 400 }}>
        {t('reglement.sur', { montant: formatNombre(montant) })}
      </small>
    </span>
  );
}

import { formatNombre } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import { useLang } from '../frame/i18n/useLang';

interface ResteDuProps {
  montant: Francs;
  /** What of it is still owed. */
  reste: Francs;
}

/**
 * The one figure of a debt where there is no room for two: what remains of it, of what amount where a part is paid.
 * Once nothing remains, the amount.
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

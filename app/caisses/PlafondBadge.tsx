import type { Caisse } from '@comptoir/contract/caisses';
import { depassementOf } from '@comptoir/domain/caisse';
import { Badge } from '@comptoir/ui/Badge';
import { TriangleAlert } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';

interface PlafondBadgeProps {
  caisse: Pick<Caisse, 'plafond' | 'solde'>;
}

/** Says that a register holds more than it should, beside its balance; nothing otherwise (ADR 0043). */
export function PlafondBadge({ caisse }: PlafondBadgeProps) {
  const { t } = useLang();
  if (depassementOf(caisse, caisse.solde) === 0) return null;
  return (
    <Badge tone="warning" icon={<TriangleAlert aria-hidden />}>
      {t('plafond.audessus')}
    </Badge>
  );
}

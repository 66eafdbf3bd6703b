import type { Activite } from '@comptoir/contract/activites';
import { Badge } from '@comptoir/ui/Badge';
import { useLang } from '../frame/i18n/useLang';
import { actionOf } from './actions';

export function ActionBadge({ activite }: { activite: Activite }) {
  const { t } = useLang();
  const action = actionOf(activite);
  return <Badge tone={action?.tone ?? 'neutral'}>{action ? t(action.key, action.values) : activite.actiontype}</Badge>;
}

import type { Client } from '@comptoir/contract/clients';
import { Amount } from '@comptoir/ui/Amount';
import { Badge } from '@comptoir/ui/Badge';
import { useLang } from '../frame/i18n/useLang';

/** What a client owes, or a badge "up to date" for a client who has ordered and owes nothing. */
export function DetteClient({ client: { nombrecommande, reste } }: { client: Client }) {
  const { t } = useLang();
  if (reste === 0 && nombrecommande > 0) return <Badge tone="success">{t('client.ajour')}</Badge>;
  if (reste === 0) return <Amount value={0} />;
  return (
    <Badge tone="warning">
      <Amount value={reste} />
    </Badge>
  );
}

import type { Commande } from '@comptoir/contract/commandes';
import { isLivraisonEnRetard } from '@comptoir/domain/commande';
import { formatDateShort } from '@comptoir/domain/dates';
import { Badge } from '@comptoir/ui/Badge';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { useToday } from '../records/useToday';

/** A plain date in the short format. */
export function Day({ date }: { date: string }) {
  const { lang } = useLang();
  return <time dateTime={date}>{formatDateShort(date, lang)}</time>;
}

/** The delivery date of an order; from the day after, it is marked late until the order is delivered. */
export function DateLivraison({ commande: { datelivraison, etat } }: { commande: Commande }) {
  const { t } = useLang();
  const today = useToday();
  if (datelivraison === null) return t('commande.sansdate');
  if (!isLivraisonEnRetard({ datelivraison, etat }, today)) return <Day date={datelivraison} />;
  return (
    <Stack gap={1}>
      <Day date={datelivraison} />
      <span>
        <Badge tone="danger">{t('projet.enretard')}</Badge>
      </span>
    </Stack>
  );
}

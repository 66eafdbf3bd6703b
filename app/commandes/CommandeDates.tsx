import type { Commande } from '@comptoir/contract/commandes';
import { isLivraisonEnRetard } from '@comptoir/domain/commande';
import { formatDateLong, formatDateShort } from '@comptoir/domain/dates';
import { Badge } from '@comptoir/ui/Badge';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { useToday } from '../records/useToday';

interface DayProps {
  /** Plain date. */
  date: string;
  /** In words, as the record's page writes days; a row has the short form. */
  isLong?: boolean;
}

export function Day({ date, isLong = false }: DayProps) {
  const { lang } = useLang();
  return <time dateTime={date}>{isLong ? formatDateLong(date, lang) : formatDateShort(date, lang)}</time>;
}

interface DateLivraisonProps extends Pick<DayProps, 'isLong'> {
  commande: Commande;
}

/** The delivery date of an order; from the day after, it is marked late until the order is delivered. */
export function DateLivraison({ commande: { datelivraison, etat }, ...form }: DateLivraisonProps) {
  const { t } = useLang();
  const today = useToday();
  if (datelivraison === null) return t('commande.sansdate');
  if (!isLivraisonEnRetard({ datelivraison, etat }, today)) return <Day date={datelivraison} {...form} />;
  return (
    <Stack gap={1}>
      <Day date={datelivraison} {...form} />
      <span>
        <Badge tone="danger">{t('projet.enretard')}</Badge>
      </span>
    </Stack>
  );
}

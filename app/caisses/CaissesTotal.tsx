import { caisses } from '@comptoir/contract/caisses';
import { formatMontant, sum } from '@comptoir/domain/money';
import { useLang } from '../frame/i18n/useLang';
import { useLastContact } from '../frame/reads/useLastContact';
import { useRoute } from '../frame/reads/useRoute';

/** An invisible total of a usual length, francs: the buttons below do not move when the real one arrives (CLS). */
const UNKNOWN = 10_000_000;

/** What all registers hold together, the dashboard's balance (PRODUCT N); an empty space of its size while it loads. */
export function CaissesTotal() {
  const { t } = useLang();
  const { data, error, read } = useRoute(caisses.all, {});
  const contact = useLastContact(read);
  const isAwaited = data === undefined && error === undefined;
  if (!isAwaited && !data?.length) return null;
  const montant = formatMontant(data ? sum(data.map(({ solde }) => solde ?? 0)) : UNKNOWN);
  return (
    <p style={{ visibility: isAwaited ? 'hidden' : 'visible' }}>
      <strong>{contact ? t('caisse.totalcontact', { montant, quand: contact }) : t('liste.total', { montant })}</strong>
    </p>
  );
}

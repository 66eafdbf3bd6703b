import { caisses } from '@comptoir/contract/caisses';
import { formatMontant } from '@comptoir/domain/money';
import { useLang } from '../frame/i18n/useLang';
import { useLastContact } from '../frame/reads/useLastContact';
import { useRoute } from '../frame/reads/useRoute';
import type { ScreenPath } from '../frame/routing/screenPaths';
import { useSession } from '../frame/session/useSession';
import { RecordLink } from '../records/RecordLink';

const AVANCES: ScreenPath = '/avances';

/** An invisible total of a usual length, francs: the buttons below do not move when the real one arrives (CLS). */
const UNKNOWN = { solde: 10_000_000 };

/**
 * What all registers hold together, the dashboard's balance (PRODUCT N); an empty space of its size while it loads.
 */
export function CaissesTotal() {
  const { t } = useLang();
  const { data, error, read } = useRoute(caisses.total, {});
  const contact = useLastContact(read);
  if (error && !data) return null;
  const { solde } = data ?? UNKNOWN;
  const montant = formatMontant(solde);
  return (
    <p style={{ visibility: data ? 'visible' : 'hidden' }}>
      <strong>{contact ? t('caisse.totalcontact', { montant, quand: contact }) : t('liste.total', { montant })}</strong>
    </p>
  );
}

/** The part of that total that advances hold, which is in no row of the list (ADR 0039), with a link to them. */
export function AvancesDuTotal() {
  const { t } = useLang();
  const { can } = useSession();
  const { data } = useRoute(caisses.total, {});
  if (!data?.avances) return null;
  const text = t('caisse.dontavances', { montant: formatMontant(data.avances) });
  return (
    <p>
      {text} {can('avances') && <RecordLink href={AVANCES}>{t('menu.avances')}</RecordLink>}
    </p>
  );
}

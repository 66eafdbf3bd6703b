import { ArrowLeftRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { caisses } from '#contract/caisses';
import { formatMontant, sum } from '#domain/money';
import { LinkButton } from '#ui/LinkButton';
import { useRoute } from '../api/useRoute';
import { useLang } from '../i18n/useLang';
import { useLastContact } from '../offline/useLastContact';
import type { ScreenPath } from '../routing/screenPaths';

const MOUVEMENTS: ScreenPath = '/caisses/mouvements';

/** What all registers hold together: the dashboard's balance (PRODUCT N). Nothing until it is known. */
export function CaissesTotal() {
  const { t } = useLang();
  const { data = [], read } = useRoute(caisses.all, {});
  const contact = useLastContact(read);
  if (data.length === 0) return null;
  const total = sum(data.map(({ solde }) => solde ?? 0));
  const montant = formatMontant(total);
  return (
    <p>
      <strong>
        {contact ? t('caisse.totalcontact', { montant, quand: contact }) : t('caisse.total', { montant })}
      </strong>
    </p>
  );
}

/** The way to the movements of all registers. */
export function MouvementsLink() {
  const { t } = useLang();
  return (
    <LinkButton as={Link} to={MOUVEMENTS} icon={<ArrowLeftRight aria-hidden />}>
      {t('mouvement.voirtous')}
    </LinkButton>
  );
}

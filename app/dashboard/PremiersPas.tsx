import type { Pas, PremierPas } from '@comptoir/domain/premierspas';
import { Card, CardHeader } from '@comptoir/ui/Card';
import { Checklist } from '@comptoir/ui/Checklist';
import { useLang } from '../frame/i18n/useLang';
import type { ScreenPath } from '../frame/routing/screenPaths';
import { RouterLink } from '../frame/shell/RouterLink';

/** The screen on which each step is done. */
const SCREENS: Readonly<Record<PremierPas, ScreenPath>> = {
  organisation: '/parametre/organisation',
  nom: '/user/users-cards',
  caisse: '/caisses',
  utilisateurs: '/user/users-cards',
  depense: '/depenses',
  reglement: '/depenses',
};

/** The steps that set up a new organisation, up to its first payment; only those that this user may do. */
export default function PremiersPas({ pas }: { pas: readonly Pas[] }) {
  const { t } = useLang();
  const tasks = pas.map(({ etape, fait }) => ({
    id: etape,
    href: SCREENS[etape],
    isDone: fait,
    label: t(`premierspas.${etape}`),
    detail: t(`premierspas.${etape}aide`),
  }));
  return (
    <Card className="no-print">
      <CardHeader level={2} title={t('premierspas.titre')} subtitle={t('premierspas.aide')} />
      <Checklist aria-label={t('premierspas.titre')} tasks={tasks} renderLink={RouterLink} />
    </Card>
  );
}

import { caisses } from '#contract/caisses';
import { Card, CardHeader } from '#ui/Card';
import { EmptyState } from '#ui/EmptyState';
import { ShareBars } from '#ui/ShareBars';
import { CardsSkeleton } from '#ui/Skeleton';
import { useRoute } from '../api/useRoute';
import { useLang } from '../i18n/useLang';
import { caissePath } from '../routing/recordPaths';
import { useSession } from '../session/useSession';
import { RouterLink } from '../shell/RouterLink';
import { Loaded } from './Loaded';

/** The registers that one may see, with their balances as they are now (PRODUCT N, Q). */
export function CaissesSection() {
  const { can } = useSession();
  return can('caisses') && <Caisses />;
}

function Caisses() {
  const { t } = useLang();
  const route = useRoute(caisses.all, {});
  return (
    <Card>
      <CardHeader level={2} title={t('dashboard.caisses')} subtitle={t('dashboard.caissesnote')} />
      <Loaded route={route} failedTitle={t('dashboard.caissesechec')} skeleton={<CardsSkeleton count={1} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('datatable.vide')} description={t('caisse.vide')} />
          ) : (
            <ShareBars
              label={t('dashboard.caisses')}
              barLabel={t('dashboard.caisse')}
              renderLink={RouterLink}
              bars={rows.map(({ caisseid, libelle, solde }) => ({
                id: String(caisseid),
                label: libelle,
                montant: solde ?? 0,
                href: caissePath(caisseid),
              }))}
            />
          )
        }
      </Loaded>
    </Card>
  );
}

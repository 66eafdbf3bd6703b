import type { caisseChoices } from '@comptoir/contract/caisseChoices';
import type { Francs } from '@comptoir/domain/units';
import { Card, CardHeader } from '@comptoir/ui/Card';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { ShareBars } from '@comptoir/ui/ShareBars';
import { useLang } from '../frame/i18n/useLang';
import type { Route } from '../frame/reads/useRoute';
import { caissePath } from '../frame/routing/recordPaths';
import { useSession } from '../frame/session/useSession';
import { RouterLink } from '../frame/shell/RouterLink';
import { Loaded } from '../records/Loaded';
import { LIST_PATHS } from './listPaths';

interface CaissesSectionProps {
  route: Route<typeof caisseChoices>;
  /** What advances hold now, in francs: with the registers they make up the balance of now. */
  avances: Francs | undefined;
}

/** The registers that the user may see, with their current balances (PRODUCT N, Q). */
export function CaissesSection({ route, avances = 0 }: CaissesSectionProps) {
  const { t } = useLang();
  const { can } = useSession();
  const held = { id: 'avances', label: t('dashboard.avances'), amount: avances };
  return (
    <Card>
      <CardHeader level={2} title={t('dashboard.caisses')} subtitle={t('dashboard.caissesnote')} />
      <Loaded route={route} failedTitle={t('dashboard.caissesechec')}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('datatable.vide')} description={t('caisse.vide')} />
          ) : (
            <ShareBars
              label={t('dashboard.caisses')}
              barLabel={t('dashboard.caisse')}
              renderLink={RouterLink}
              bars={[
                // Advances that the user holds are in the sum of all advances.
                ...rows
                  .filter(({ nature }) => nature !== 'avance')
                  .map(({ caisseid, libelle, solde }) => ({
                    id: String(caisseid),
                    label: libelle,
                    amount: solde ?? 0,
                    href: caissePath(caisseid),
                  })),
                ...(avances > 0 ? [{ ...held, href: can('avances') ? LIST_PATHS.toutesavances : undefined }] : []),
              ]}
            />
          )
        }
      </Loaded>
    </Card>
  );
}

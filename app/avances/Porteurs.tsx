import type { Porteur } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { formatTelephone } from '@comptoir/domain/telephone';
import { Button } from '@comptoir/ui/Button';
import { Card, CardFooter, CardGrid, CardHeader } from '@comptoir/ui/Card';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { Loaded } from '../records/Loaded';
import { ArgentBar, RetardBadge } from './avanceLook';

/** The most holders shown at first; those who are late come first. */
const SHOWN = 6;

interface PorteursProps {
  /** Shows the advances of one account in the list. */
  onChoose(porteurid: number): void;
}

/**
 * The people who hold money of the organisation and what became of it, one card each (CASH § 3 "Screens"). The cards
 * need no heading, which would push them down a phone (DESIGN rule 6).
 */
export function Porteurs({ onChoose }: PorteursProps) {
  const { t } = useLang();
  const route = useRoute(avances.porteurs, {});
  // Nobody has an advance: the list below says what to do.
  if (route.data?.length === 0) return null;
  return (
    <section aria-label={t('avance.parporteur')}>
      <Loaded
        route={route}
        failedTitle={t('avance.porteursechec')}
        skeleton={
          <div>
            <CardsSkeleton count={3} lines={6} />
          </div>
        }
      >
        {(rows) => <Cards rows={rows} onChoose={onChoose} />}
      </Loaded>
    </section>
  );
}

function Cards({ rows, onChoose }: PorteursProps & { rows: readonly Porteur[] }) {
  const { t } = useLang();
  const [isWhole, setIsWhole] = useState(false);
  const hidden = rows.length - SHOWN;
  return (
    <Stack gap={3}>
      <CardGrid aria-label={t('avance.parporteur')} minWidth="max(17rem, 33% - 12px)">
        {rows.slice(0, isWhole ? rows.length : SHOWN).map((row) => (
          <PorteurCard key={row.porteurid ?? row.porteurtel} row={row} onChoose={onChoose} />
        ))}
      </CardGrid>
      {hidden > 0 && !isWhole && (
        <div className="no-print">
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            {t('avance.autresporteurs', { count: hidden })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function PorteurCard({ row, onChoose }: PorteursProps & { row: Porteur }) {
  const { t } = useLang();
  const { porteurid, porteur, porteurtel, nombre, retard } = row;
  const tel = porteurtel && formatTelephone(porteurtel);
  return (
    <Card>
      <CardHeader
        title={porteur}
        subtitle={[t('avance.nombre', { count: nombre }), tel].filter(Boolean).join(' · ')}
        aside={<RetardBadge retard={retard} />}
      />
      <ArgentBar label={t('avance.argent')} {...row} />
      {porteurid !== null && (
        <CardFooter>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('avance.voirde', { porteur })}
            onClick={() => onChoose(porteurid)}
          >
            {t('avance.voir')}
          </Button>
        </CardFooter>
      )}
    </Card>
  );
}

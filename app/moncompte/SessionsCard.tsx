import { type SessionOuverte, securite } from '@comptoir/contract/securite';
import { formatInstant } from '@comptoir/domain/dates';
import { Badge } from '@comptoir/ui/Badge';
import { Button } from '@comptoir/ui/Button';
import { Card, CardHeader } from '@comptoir/ui/Card';
import { type Column, DataTable } from '@comptoir/ui/DataTable';
import { TableSkeleton } from '@comptoir/ui/Skeleton';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { DeletionDialog } from '../records/DeletionDialog';
import { useColumns } from '../records/lists/useColumns';
import { ReadFailure } from '../records/ReadFailure';

/** Lists the user's sessions, each with a button to end it, except the present one (PRODUCT Q). */
export function SessionsCard() {
  const { t } = useLang();
  const route = useRoute(securite.sessions, {});
  const { data, error, isValidating } = route;
  const [ended, setEnded] = useState<SessionOuverte | null>(null);
  const columns = useSessionColumns();
  return (
    <Card>
      <CardHeader level={2} title={t('monprofil.sessions')} subtitle={t('monprofil.sessionsaide')} />
      {data && (
        <DataTable
          caption={t('monprofil.sessions')}
          columns={columns}
          rows={data}
          rowKey={({ sessionid }) => sessionid}
          busy={isValidating}
          actions={(session) => <EndButton session={session} onEnd={setEnded} />}
        />
      )}
      {!data && error && <ReadFailure title={t('monprofil.sessionsechec')} of={route} />}
      {!data && !error && <TableSkeleton columns={4} rows={2} />}
      {ended && <EndDialog session={ended} onClose={() => setEnded(null)} />}
    </Card>
  );
}

function useNames() {
  const { t, lang } = useLang();
  return ({ appareil, createdon }: SessionOuverte) => ({
    appareil: appareil || t('monprofil.appareilinconnu'),
    date: formatInstant(createdon, lang),
  });
}

/** The present session has no button: signing out ends it. */
function EndButton({ session, onEnd }: { session: SessionOuverte; onEnd(session: SessionOuverte): void }) {
  const { t } = useLang();
  const namesOf = useNames();
  if (session.courante) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={t('monprofil.sessionfermer', namesOf(session))}
      onClick={() => onEnd(session)}
    >
      {t('monprofil.fermer')}
    </Button>
  );
}

function EndDialog({ session, onClose }: { session: SessionOuverte; onClose(): void }) {
  const { t } = useLang();
  const namesOf = useNames();
  return (
    <DeletionDialog
      call={securite.endSession}
      args={{ params: { sessionid: session.sessionid } }}
      touches={['auth']}
      of={['session', {}]}
      detail={t('monprofil.sessionfermeture', namesOf(session))}
      onClose={onClose}
    />
  );
}

function useSessionColumns(): Column<SessionOuverte>[] {
  const { t } = useLang();
  const namesOf = useNames();
  const { column, instant } = useColumns<SessionOuverte>();
  const untold = { phone: undefined };
  return [
    column(
      'appareil',
      'monprofil.appareil',
      (session) => (
        <>
          {namesOf(session).appareil} {session.courante && <Badge tone="info">{t('monprofil.sessioncourante')}</Badge>}
        </>
      ),
      { isPrimary: true },
    ),
    instant('createdon', 'monprofil.ouverte', untold),
    instant('dernierusage', 'monprofil.dernierusage'),
    instant('expire', 'monprofil.expire', { ...untold, under: 'dernierusage' }),
  ];
}

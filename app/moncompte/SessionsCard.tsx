import { type SessionOuverte, securite } from '@comptoir/contract/securite';
import { formatInstant } from '@comptoir/domain/dates';
import { Badge } from '@comptoir/ui/Badge';
import { Button } from '@comptoir/ui/Button';
import { Card, CardHeader } from '@comptoir/ui/Card';
import { type Column, DataTable } from '@comptoir/ui/DataTable';
import { ErrorState } from '@comptoir/ui/ErrorState';
import { TableSkeleton } from '@comptoir/ui/Skeleton';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { BriefDate } from '../records/BriefDate';
import { DeletionDialog } from '../records/DeletionDialog';

/** Lists the user's sessions, each with a button to end it, except the present one (PRODUCT Q). */
export function SessionsCard() {
  const { t } = useLang();
  const { data, error, isValidating, refresh } = useRoute(securite.sessions, {});
  const [ended, setEnded] = useState<SessionOuverte | null>(null);
  const columns = useColumns();
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
      {!data && error && (
        <ErrorState
          title={t('monprofil.sessionsechec')}
          description={error.message}
          retryLabel={t('general.reessayer')}
          busy={isValidating}
          onRetry={() => void refresh()}
        />
      )}
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

function useColumns(): Column<SessionOuverte>[] {
  const { t, lang } = useLang();
  const namesOf = useNames();
  const instant = (
    key: 'createdon' | 'dernierusage' | 'expire',
    header: string,
    under?: string,
  ): Column<SessionOuverte> => ({
    key,
    ...(under ? { under } : {}),
    ...(key === 'dernierusage' ? { phone: 'meta', onPhone: (session) => <BriefDate date={session[key]} /> } : {}),
    header,
    render: (session) => <time dateTime={session[key]}>{formatInstant(session[key], lang)}</time>,
  });
  return [
    {
      key: 'appareil',
      header: t('monprofil.appareil'),
      isPrimary: true,
      render: (session) => (
        <>
          {namesOf(session).appareil} {session.courante && <Badge tone="info">{t('monprofil.sessioncourante')}</Badge>}
        </>
      ),
    },
    instant('createdon', t('monprofil.ouverte')),
    instant('dernierusage', t('monprofil.dernierusage')),
    instant('expire', t('monprofil.expire'), 'dernierusage'),
  ];
}

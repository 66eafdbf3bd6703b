import type { Call, ReplyOf } from '@comptoir/contract/call';
import { Alert } from '@comptoir/ui/Alert';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { ErrorState } from '@comptoir/ui/ErrorState';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { Stack } from '@comptoir/ui/Stack';
import { FileX } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ReadArgs } from '../frame/api/url';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { idOf } from '../frame/routing/recordPaths';
import type { ScreenPath } from '../frame/routing/screenPaths';

interface RecordPageProps<C extends Call> {
  call: C;
  /** The name of its id, in the address as in the call. */
  id: string;
  /** Path of the list that the record is in. */
  list: ScreenPath;
  children(record: ReplyOf<C>): ReactNode;
}

/** The page of one record in each of its states: loading, failed, gone, shown (PRODUCT 1.29, DESIGN rules 2, 3). */
export function RecordPage<C extends Call>({ call, id, list, children }: RecordPageProps<C>) {
  const { t } = useLang();
  const value = idOf(useParams()[id]);
  // If the address contains no id, nothing is read.
  const args = value === null ? null : ({ params: { [id]: value } } as unknown as ReadArgs<C>);
  const { data, error, isValidating, refresh } = useRoute(call, args);
  const isGone = args === null || error?.status === 404 || error?.status === 422;
  if (isGone) return <Gone list={list} />;
  if (data === undefined && !error) return <CardsSkeleton count={2} lines={7} />;
  if (data === undefined) {
    return (
      <ErrorState
        title={t('fiche.echec')}
        description={error?.message}
        retryLabel={t('general.reessayer')}
        busy={isValidating}
        onRetry={() => void refresh()}
      />
    );
  }
  return (
    <Stack gap={6} isInOrder>
      {error && (
        <Alert tone="warning" title={t('fiche.perimee')}>
          {error.message}
        </Alert>
      )}
      <Fragment key={value}>{children(data)}</Fragment>
    </Stack>
  );
}

/** The record never existed or was deleted; a link leads to the list. */
function Gone({ list }: { list: ScreenPath }) {
  const { t } = useLang();
  return (
    <EmptyState
      icon={<FileX aria-hidden />}
      title={t('fiche.introuvable')}
      description={t('projet.introuvableaide')}
      action={
        <LinkButton as={Link} to={list} variant="primary">
          {t('fiche.retour')}
        </LinkButton>
      }
    />
  );
}

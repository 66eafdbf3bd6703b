import type { Call, ReplyOf } from '@comptoir/contract/call';
import { Alert } from '@comptoir/ui/Alert';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { Stack } from '@comptoir/ui/Stack';
import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ReadArgs } from '../../frame/api/url';
import { allThere } from '../../frame/drafts/useResume';
import { useLang } from '../../frame/i18n/useLang';
import { useRoute } from '../../frame/reads/useRoute';
import { idOf } from '../../frame/routing/recordPaths';
import type { ScreenPath } from '../../frame/routing/screenPaths';
import { useReturn } from '../../frame/routing/useReturn';
import type { ActionsOf } from '../actions';
import type { Dialogs, Opened } from '../dialogs/dialog';
import { RecordDialogs, useOpened } from '../dialogs/RecordDialogs';
import { ReadFailure } from '../ReadFailure';
import { RecordHead } from '../RecordHead';
import { RecordActions } from '../RowActions';

/** Draws a part of the record's page, from which its dialogs are opened. */
type Part<Row, Subjects> = (record: Row, onOpen: (opened: Opened<Subjects>) => void) => ReactNode;

interface Sheet<Row, Subjects> {
  /** Path of the list that the record is in. */
  list: ScreenPath;
  dialogs: Dialogs<Row, Subjects>;
  useActions: ActionsOf<Row, Opened<Subjects>>;
  /** Name of the record, which becomes the title of the page. */
  titleOf(record: Row): string;
  /** State of the record, beside its name. */
  state?: Part<Row, Subjects>;
  /** The cards of its facts. */
  facts: Part<Row, Subjects>;
  /** The sections below: the lists of what belongs to the record, and its history. */
  children: Part<Row, Subjects>;
}

interface RecordPageProps<C extends Call, Subjects> extends Sheet<ReplyOf<C>, Subjects> {
  call: C;
  /** The name of its id, in the address as in the call. */
  id: string;
}

/** The page of one record in each of its states: loading, failed, gone, shown (PRODUCT 1.29, DESIGN rules 2, 3). */
export function RecordPage<C extends Call, Subjects>({ call, id, ...sheet }: RecordPageProps<C, Subjects>) {
  const { t } = useLang();
  const value = idOf(useParams()[id]);
  // If the address contains no id, nothing is read.
  const args = value === null ? null : ({ params: { [id]: value } } as unknown as ReadArgs<C>);
  const route = useRoute(call, args);
  const { data, error } = route;
  const isGone = args === null || error?.status === 404 || error?.status === 422;
  if (isGone) return <Gone list={sheet.list} />;
  if (data === undefined && !error) return <CardsSkeleton count={2} lines={7} />;
  if (data === undefined) return <ReadFailure title={t('fiche.echec')} of={route} />;
  return (
    <Stack gap={6} isInOrder>
      {error && (
        <Alert tone="warning" title={t('fiche.perimee')}>
          {error.message}
        </Alert>
      )}
      <Shown key={value} record={data} {...sheet} />
    </Stack>
  );
}

interface ShownProps<Row, Subjects> extends Sheet<Row, Subjects> {
  record: Row;
}

function Shown<Row, Subjects>({ record, list, dialogs, useActions, ...parts }: ShownProps<Row, Subjects>) {
  const { t } = useLang();
  const [opened, onOpen] = useOpened(dialogs);
  const leave = useReturn(list);
  const actions = <RecordActions useActions={useActions} row={record} onOpen={onOpen} isHead />;
  return (
    <>
      <section aria-label={t('fiche.titre')}>
        <RecordHead title={parts.titleOf(record)} actions={actions}>
          {parts.state?.(record, onOpen)}
        </RecordHead>
        {parts.facts(record, onOpen)}
      </section>
      {parts.children(record, onOpen)}
      <RecordDialogs of={dialogs} shown={allThere([record])} opened={opened} onOpen={onOpen} onRemoved={leave} />
    </>
  );
}

/** The record never existed or was deleted; a link leads to the list. */
function Gone({ list }: { list: ScreenPath }) {
  const { t } = useLang();
  return (
    <EmptyState
      icon={<FileX aria-hidden />}
      title={t('fiche.introuvable')}
      description={t('fiche.introuvableaide')}
      action={
        <LinkButton as={Link} to={list} variant="primary">
          {t('fiche.retour')}
        </LinkButton>
      }
    />
  );
}

import type { ReactNode } from 'react';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { type Column, DataTable } from '#ui/DataTable';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { Paginator } from '#ui/Paginator';
import { TableSkeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { useLang } from '../i18n/useLang';
import type { Pages } from './usePages';

/** What a row is: how it is named, shown and acted on. */
export interface ListShape<Row> {
  caption: string;
  columns: Column<Row>[];
  rowKey(row: Row): string | number;
  actions?: ((row: Row) => ReactNode) | undefined;
}

interface ListViewProps<Row> extends ListShape<Row> {
  pages: Pages<Row>;
  /** What to do where there is nothing yet. */
  empty: { description: string; action?: ReactNode };
  /** Set while a search narrows the list. */
  search?: { term: string; onClear(): void } | null;
}

/** A list in each of its states: loading, failed, nothing yet, nothing found, rows (DESIGN rules 2, 3 and 9). */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { t } = useLang();
  const { pages, caption, columns, rowKey, actions } = props;
  const { rows, failure } = pages;
  if (rows === undefined && failure === null) return <TableSkeleton columns={columns.length} rows={5} />;
  if (rows === undefined) return <Failed pages={pages} />;
  if (rows.length === 0 && pages.page <= pages.pageCount) return <Nothing {...props} />;
  return (
    <Stack>
      {failure !== null && (
        <Alert tone="warning" title={t('liste.perimee')}>
          {failure}
        </Alert>
      )}
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        busy={pages.busy}
        {...(actions ? { actions } : {})}
      />
      <Paginator page={pages.page} pageCount={pages.pageCount} onPageChange={pages.onPageChange} busy={pages.busy} />
    </Stack>
  );
}

function Failed<Row>({ pages }: { pages: Pages<Row> }) {
  const { t } = useLang();
  return (
    <ErrorState
      title={t('general.chargementechoue')}
      description={pages.failure ?? ''}
      retryLabel={t('general.reessayer')}
      onRetry={() => void pages.refresh()}
    />
  );
}

function Nothing<Row>({ search, empty }: ListViewProps<Row>) {
  const { t } = useLang();
  if (!search) return <EmptyState title={t('datatable.vide')} description={empty.description} action={empty.action} />;
  return (
    <EmptyState
      title={t('menu.aucunresultat')}
      description={t('liste.introuvable', { terme: search.term })}
      action={
        <Button variant="secondary" onClick={search.onClear}>
          {t('general.effacerrecherche')}
        </Button>
      }
    />
  );
}

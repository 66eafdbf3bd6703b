import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { Paginator } from '@comptoir/ui/Paginator';
import { Stack } from '@comptoir/ui/Stack';
import type { ReactNode } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { ReadFailure } from '../ReadFailure';
import { type Exit, Exits } from './Exits';
import type { Printed } from './printed';
import type { Pages } from './usePages';

export interface ListStatesProps<Row> {
  pages: Pages<Row>;
  /** What to say and offer while the list is empty; without a title it says that there is nothing. */
  empty: { title?: string; description: string; action?: ReactNode };
  /** Set while a search or a filter narrows the list. */
  search?: { term: string; onClear(): void } | null;
  /** Also offers the first and the last page. */
  boundary?: boolean;
  /** Name of the pagination, for a screen with several lists. */
  pagesLabel?: string;
  /** How the list is printed. */
  print?: Printed<Row> | undefined;
  /** Further ways by which its rows leave the house. */
  exits?: readonly Exit[] | undefined;
}

type Frame<Row> = ListStatesProps<Row> & {
  /** Shown during the first load, in the size that the rows will have. */
  skeleton: ReactNode;
  children(rows: readonly Row[]): ReactNode;
};

/** The pages stand in the middle, and what leads out of the list at its end. */
const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 'var(--space-2)',
} as const;

/** A list in each of its states: loading, failed, nothing yet, nothing found, rows (DESIGN rules 2, 3 and 9). */
export function ListStates<Row>(props: Frame<Row>) {
  const { t } = useLang();
  const { pages, boundary = false, pagesLabel, print, exits = [], skeleton, children } = props;
  const { rows, failure } = pages;
  const size = {
    rows: pages.pageSize,
    choices: pages.count > Math.min(...pages.sizes) ? pages.sizes : [],
    onChange: pages.onSize,
    everywhere: pages.everywhere,
  };
  if (rows === undefined && failure === null) return skeleton;
  if (rows === undefined) return <Failed pages={pages} />;
  if (rows.length === 0 && pages.page <= pages.pageCount) return <Nothing {...props} />;
  return (
    <Stack>
      {failure !== null && (
        <Alert tone="warning" title={t('liste.perimee')}>
          {failure}
        </Alert>
      )}
      {children(rows)}
      <div className="no-print" style={FOOT}>
        <Paginator
          style={{ flex: 'auto' }}
          page={pages.page}
          pageCount={pages.pageCount}
          onPageChange={pages.onPageChange}
          boundary={boundary}
          busy={pages.busy}
          size={size}
          {...(pagesLabel ? { 'aria-label': pagesLabel } : {})}
        />
        <Exits pages={pages} print={print} others={exits} of={pagesLabel} />
      </div>
    </Stack>
  );
}

function Failed<Row>({ pages }: { pages: Pages<Row> }) {
  const { t } = useLang();
  return (
    <ReadFailure
      title={t('general.chargementechoue')}
      of={{ error: { message: pages.failure ?? '' }, refresh: pages.refresh }}
    />
  );
}

function Nothing<Row>({ search, empty }: ListStatesProps<Row>) {
  const { t } = useLang();
  if (!search) return <EmptyState {...empty} title={empty.title ?? t('datatable.vide')} />;
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

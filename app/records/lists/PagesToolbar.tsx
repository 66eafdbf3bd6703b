import { Button } from '@comptoir/ui/Button';
import { ListBar, type ListBarProps, ShortLabel } from '@comptoir/ui/ListBar';
import { Plus, RefreshCw } from 'lucide-react';
import { useLang } from '../../frame/i18n/useLang';
import { NOUVEAU, useFaire } from '../../frame/routing/faire';
import { InHead } from '../../frame/shell/InHead';
import { ListWays, type Way } from './ListWays';
import type { Pages } from './usePages';

/** The button that creates a record of the list; false without the permission. */
export type Create = false | { label: string; onCreate(): void };

export interface PagesToolbarProps<Row> extends Pick<ListBarProps, 'search' | 'filters' | 'active'> {
  pages: Pick<Pages<Row>, 'isSettled' | 'count' | 'refresh'>;
  create: Create;
  /** Resets the list; returns true if that shows another list, which is then read without a refresh. */
  onRefresh?: (() => boolean) | undefined;
  /** Links to other screens and further actions on the whole list. */
  ways?: readonly Way[];
  /** Whether a filter or a search narrows the list, so that the number of rows is announced; undefined if none can. */
  isNarrowed?: boolean;
}

/**
 * The buttons New and refresh, and the filters beside a list's title; announces how many rows were found (DESIGN rule
 * 4).
 */
export function PagesToolbar<Row>(props: PagesToolbarProps<Row>) {
  const { pages, create, onRefresh, ways = [], isNarrowed, ...rest } = props;
  const { t } = useLang();
  useFaire((button) => button === NOUVEAU && create && create.onCreate());
  const refresh: Way = {
    id: 'refresh',
    label: t('general.actualiser'),
    icon: <RefreshCw aria-hidden />,
    isIcon: true,
    onSelect: () => {
      if (!onRefresh?.()) void pages.refresh();
    },
  };
  return (
    <>
      <InHead place="tools">
        <ListBar
          {...rest}
          main={
            create && (
              <Button icon={<Plus aria-hidden />} onClick={create.onCreate}>
                <ShortLabel>{create.label}</ShortLabel>
              </Button>
            )
          }
          actions={<ListWays ways={[...ways, refresh]} />}
        />
      </InHead>
      {isNarrowed !== undefined && (
        <p role="status" className="visually-hidden">
          {pages.isSettled && isNarrowed ? t('datatable.resultats', { count: pages.count }) : ''}
        </p>
      )}
    </>
  );
}

import { Button } from '@comptoir/ui/Button';
import { ListBar, type ListBarProps, ShortLabel } from '@comptoir/ui/ListBar';
import { Plus, RefreshCw } from 'lucide-react';
import { useLang } from '../../frame/i18n/useLang';
import { InHead } from '../../frame/shell/InHead';
import { ListWays, type Way } from './ListWays';
import type { Printed } from './printed';
import { useFileWay } from './useFileWay';
import type { List } from './useList';
import type { Pages } from './usePages';
import { usePrintWay } from './usePrintWay';

/** The button that creates a record of the list; false without the permission. */
export type Create = false | { label: string; onCreate(): void };

export interface PagesToolbarProps<Row> extends Pick<ListBarProps, 'search' | 'filters' | 'active'> {
  pages: Pick<Pages<Row>, 'isSettled' | 'count' | 'refresh' | 'readPage'>;
  /** How the list is printed; `term` is what it is searched for. */
  print?: Printed<Row>;
  term?: string;
  create: Create;
  /** Resets the list; returns true if that shows another list, which is then read without a refresh. */
  onRefresh?: (() => boolean) | undefined;
  /** What the list is read by, if it leaves as a file (PRODUCT L). */
  asked?: List<never>['asked'];
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
  const { pages, print, term = '', create, onRefresh, asked, ways = [], isNarrowed, ...rest } = props;
  const { t } = useLang();
  const paper = usePrintWay(print, pages, term);
  const file = useFileWay(asked);
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
          actions={<ListWays ways={[...ways, ...file.ways, ...paper.ways, refresh]} />}
        />
      </InHead>
      {paper.sheet}
      {file.dialog}
      {isNarrowed !== undefined && (
        <p role="status" className="visually-hidden">
          {pages.isSettled && isNarrowed ? t('datatable.resultats', { count: pages.count }) : ''}
        </p>
      )}
    </>
  );
}

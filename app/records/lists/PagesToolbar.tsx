import { Button } from '@comptoir/ui/Button';
import { ListBar, type ListBarProps, ShortLabel } from '@comptoir/ui/ListBar';
import { Plus, RefreshCw } from 'lucide-react';
import { useLang } from '../../frame/i18n/useLang';
import { InHead } from '../../frame/shell/InHead';
import { ListWays, type Way } from './ListWays';
import { type Printed, usePrintWay } from './Printed';
import type { Pages } from './usePages';

/** What a list's own records are made with; false without the permission. */
export type Create = false | { label: string; onCreate(): void };

export interface PagesToolbarProps<Row> extends Pick<ListBarProps, 'search' | 'filters' | 'active'> {
  pages: Pick<Pages<Row>, 'isSettled' | 'count' | 'refresh' | 'readPage'>;
  /** The list on paper, and what is searched for in it. */
  print?: Printed<Row>;
  term?: string;
  create: Create;
  /** Starts the list again, and says whether that leads to another one, which is read by itself. */
  onRefresh?: (() => boolean) | undefined;
  /** Ways out of the list, and what else is done with all of it. */
  ways?: readonly Way[];
  /** How many rows were found is said of a list that can be narrowed, while it is. */
  isNarrowed?: boolean;
}

/** New, what narrows a list and refresh beside its title, and how many rows were found (DESIGN rule 4). */
export function PagesToolbar<Row>(props: PagesToolbarProps<Row>) {
  const { pages, print, term = '', create, onRefresh, ways = [], isNarrowed, ...rest } = props;
  const { t } = useLang();
  const paper = usePrintWay(print, pages, term);
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
          actions={<ListWays ways={[...ways, ...paper.ways, refresh]} />}
        />
      </InHead>
      {paper.sheet}
      {isNarrowed !== undefined && (
        <p role="status" className="visually-hidden">
          {pages.isSettled && isNarrowed ? t('datatable.resultats', { count: pages.count }) : ''}
        </p>
      )}
    </>
  );
}

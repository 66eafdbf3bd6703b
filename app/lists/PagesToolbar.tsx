import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/IconButton';
import { Toolbar, type ToolbarProps } from '#ui/Toolbar';
import { useLang } from '../i18n/useLang';
import type { Pages } from './usePages';

interface PagesToolbarProps extends Pick<ToolbarProps, 'search'> {
  pages: Pick<Pages<unknown>, 'isSettled' | 'count' | 'refresh'>;
  /** Starts the list again, and says whether that leads to another one, which is read by itself. */
  onRefresh?: (() => boolean) | undefined;
  /** Buttons beside the refresh. */
  actions?: ReactNode;
  /** Filters and ways out of the list. */
  children?: ReactNode;
  /** How many rows were found is said of a list that can be narrowed, while it is. */
  isNarrowed?: boolean;
}

/** What narrows a list, refresh and other buttons above it, and how many rows were found (DESIGN rule 4). */
export function PagesToolbar({ pages, onRefresh, actions, isNarrowed, ...rest }: PagesToolbarProps) {
  const { t } = useLang();
  const refresh = () => {
    if (!onRefresh?.()) void pages.refresh();
  };
  return (
    <>
      <Toolbar
        {...rest}
        actions={
          <>
            <IconButton
              label={t('general.actualiser')}
              icon={<RefreshCw aria-hidden />}
              variant="secondary"
              onClick={refresh}
            />
            {actions}
          </>
        }
      />
      {isNarrowed !== undefined && (
        <p role="status" className="visually-hidden">
          {pages.isSettled && isNarrowed ? t('datatable.resultats', { count: pages.count }) : ''}
        </p>
      )}
    </>
  );
}

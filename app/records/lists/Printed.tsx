import type { FilterChip } from '@comptoir/ui/FilterChips';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { LazyDialog } from '../../frame/parts/LazyDialog';
import { lazyOf } from '../../frame/parts/lazy';
import type { ListShape } from './ListView';
import type { Way } from './ListWays';
import type { Pages } from './usePages';

/** How a list is printed, with all its pages (DESIGN rule 23). */
export interface Printed<Row> extends Omit<ListShape<Row>, 'actions'> {
  /** The filters that narrow it. */
  chips?: readonly Pick<FilterChip, 'label'>[];
  /** Returns the sums over its rows, in words. */
  totals?: (rows: readonly Row[]) => readonly string[];
}

/** Props of the sheet; it knows nothing of the rows' type. */
export interface ListSheetProps {
  print: Printed<never>;
  pages: Pick<Pages<never>, 'readPage'>;
  /** The search term, '' without a search. */
  term: string;
  onDone(): void;
}

const ListSheet = lazyOf(() => import('./ListSheet'), 'ListSheet');

/** Returns the print button of a list, and the sheet that it opens; nothing for a list that cannot be printed. */
export function usePrintWay<Row>(
  print: Printed<Row> | undefined,
  pages: Pick<Pages<Row>, 'readPage'>,
  term: string,
): { ways: Way[]; sheet: ReactNode } {
  const { t } = useLang();
  const [isOpen, setOpen] = useState(false);
  if (!print) return { ways: [], sheet: null };
  const label = t('dashboard.imprimer');
  const close = () => setOpen(false);
  const way = { id: 'imprimer', label, icon: <Printer aria-hidden />, isIcon: true, onSelect: () => setOpen(true) };
  return {
    ways: [way],
    sheet: isOpen && (
      <LazyDialog size="sm" title={label} onClose={close}>
        <ListSheet
          print={print as unknown as Printed<never>}
          pages={pages as unknown as ListSheetProps['pages']}
          term={term}
          onDone={close}
        />
      </LazyDialog>
    ),
  };
}

import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { LazyDialog } from '../../frame/parts/LazyDialog';
import { lazyOf } from '../../frame/parts/lazy';
import type { Way } from './ListWays';
import type { ListSheetProps, Printed } from './printed';
import type { Pages } from './usePages';

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

import type { FormatExport } from '@comptoir/contract/exports';
import { FileSpreadsheet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { LazyDialog } from '../../frame/parts/LazyDialog';
import { lazyOf } from '../../frame/parts/lazy';
import type { Way } from './ListWays';
import type { List } from './useList';

const ListFile = lazyOf(() => import('./ListFile'), 'ListFile');

/** Returns the menu that takes a list out as a file, and the dialog that reads it. */
export function useFileWay(asked: List<never>['asked'] | undefined): { ways: Way[]; dialog: ReactNode } {
  const { t } = useLang();
  const [format, setFormat] = useState<FormatExport | null>(null);
  if (!asked) return { ways: [], dialog: null };
  const label = t('export.exporter');
  const close = () => setFormat(null);
  const items = (['xlsx', 'csv'] as const).map((one) => ({
    id: one,
    label: t(`export.${one}`),
    icon: <FileSpreadsheet aria-hidden />,
    onSelect: () => setFormat(one),
  }));
  return {
    ways: [{ id: 'exporter', label, icon: <FileSpreadsheet aria-hidden />, items }],
    dialog: format && (
      <LazyDialog size="sm" title={label} onClose={close}>
        <ListFile asked={asked} format={format} onDone={close} />
      </LazyDialog>
    ),
  };
}

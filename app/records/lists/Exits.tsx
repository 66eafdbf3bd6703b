import { exportPath, TOUTES } from '@comptoir/contract/exportPath';
import { Button } from '@comptoir/ui/Button';
import { type DropdownItem, DropdownMenu } from '@comptoir/ui/DropdownMenu';
import { Download, FileSpreadsheet, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { urlOf } from '../../frame/api/url';
import { useLang } from '../../frame/i18n/useLang';
import { LazyDialog } from '../../frame/parts/LazyDialog';
import { lazyOf } from '../../frame/parts/lazy';
import type { ListSheetProps, Printed } from './printed';
import type { Pages, ReadBy } from './usePages';

const FileDialog = lazyOf(() => import('../FileDialog'), 'FileDialog');
const ListSheet = lazyOf(() => import('./ListSheet'), 'ListSheet');

/** A way by which a list leaves the house: an item of the menu below it, and the dialog that this opens. */
export interface Exit extends Pick<DropdownItem, 'id' | 'label' | 'icon'> {
  dialog(onDone: () => void): ReactNode;
}

const opening =
  (title: string, draw: Exit['dialog']): Exit['dialog'] =>
  (onDone) => (
    <LazyDialog size="sm" title={title} onClose={onDone}>
      {draw(onDone)}
    </LazyDialog>
  );

/**
 * Returns the exit by a file that the server answers at `address`; `wider` answers it with all columns, where there are
 * more.
 */
export const fileExit = (item: Omit<Exit, 'dialog'>, address: string, wider?: string): Exit => ({
  ...item,
  dialog: opening(item.label, (onDone) => (
    <FileDialog title={item.label} address={address} wider={wider} onDone={onDone} />
  )),
});

const addressOf = ({ call, params, query }: ReadBy, asked: object) =>
  urlOf({ ...call, path: exportPath(call) }, { ...(params && { params }), query: { ...query, ...asked } });

interface ExitsProps<Row> {
  pages: Pages<Row>;
  /** How the list is printed, if it can be. */
  print?: Printed<Row> | undefined;
  /** Further exits: its documents, the file of its proofs. */
  others: readonly Exit[];
  /** Name of the list, for a screen with several lists. */
  of?: string | undefined;
}

/** The button *Exporter* below a list, with all ways by which its rows leave the house (PRODUCT L). */
export function Exits<Row>({ pages, print, others, of }: ExitsProps<Row>) {
  const { t } = useLang();
  const [chosen, setChosen] = useState('');
  const { readBy } = pages;
  const label = t('export.exporter');
  const files = (readBy ? (['xlsx', 'csv'] as const) : []).map((format) =>
    fileExit(
      { id: format, label: t(`export.${format}`), icon: <FileSpreadsheet aria-hidden /> },
      addressOf(readBy as ReadBy, { format }),
      addressOf(readBy as ReadBy, { format, colonnes: TOUTES }),
    ),
  );
  const paper = {
    id: 'imprimer',
    label: t('dashboard.imprimer'),
    icon: <Printer aria-hidden />,
    dialog: opening(t('dashboard.imprimer'), (onDone) => (
      <ListSheet {...({ print, pages } as unknown as ListSheetProps)} onDone={onDone} />
    )),
  };
  const exits: readonly Exit[] = [...files, ...(print ? [paper] : []), ...others];
  if (exits.length === 0) return null;
  return (
    <>
      <DropdownMenu
        label={label}
        items={exits.map(({ dialog: _, ...item }) => ({ ...item, onSelect: () => setChosen(item.id) }))}
        trigger={(given) => (
          <Button {...given} variant="secondary" icon={<Download aria-hidden />} aria-label={of && `${label} (${of})`}>
            {label}
          </Button>
        )}
      />
      {exits.find(({ id }) => id === chosen)?.dialog(() => setChosen(''))}
    </>
  );
}

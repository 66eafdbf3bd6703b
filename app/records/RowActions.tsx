import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/IconButton';
import { HistoriqueAction, type HistoriqueDe } from './HistoriqueAction';

/** One action of a row; its label names the row (DESIGN rule 7). */
interface RowAction {
  label: string;
  onPress(): void;
}

interface RowActionsProps {
  view?: RowAction & { icon: ReactNode };
  /** Shown to whoever may read the audit log. */
  history?: HistoriqueDe;
  /** Absent, or false without the permission. */
  edit?: RowAction | false;
  remove?: RowAction | false;
}

/** A row's actions in the one order that every list has: view, history, edit, delete (DESIGN rule 7). */
export function RowActions({ view, history, edit, remove }: RowActionsProps) {
  return (
    <>
      {view && <IconButton size="sm" label={view.label} icon={view.icon} onClick={view.onPress} />}
      {history && <HistoriqueAction size="sm" of={history} />}
      {edit && <IconButton size="sm" label={edit.label} icon={<Pencil aria-hidden />} onClick={edit.onPress} />}
      {remove && <IconButton size="sm" label={remove.label} icon={<Trash2 aria-hidden />} onClick={remove.onPress} />}
    </>
  );
}

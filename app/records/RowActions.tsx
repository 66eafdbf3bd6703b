import { Pencil, ScrollText, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ActionItem, ActionList } from '#ui/ActionList';
import { useLang } from '../i18n/useLang';
import { type HistoriqueDe, HistoriqueDialog, useHistorique } from './HistoriqueAction';

/** One action of a row; its label names the row (DESIGN rule 7). */
interface RowAction {
  label: string;
  onPress(): void;
}

/** What a list alone does to its rows; `text` is its word in a menu that names the row. */
export interface OwnAction extends RowAction {
  text: string;
  icon: ReactNode;
}

interface RowActionsProps {
  /** Before the others. */
  own?: readonly (OwnAction | false)[];
  view?: RowAction & { icon: ReactNode };
  /** Shown to whoever may read the audit log; its label names the row. */
  history?: HistoriqueDe;
  /** Absent, or false without the permission. */
  edit?: RowAction | false;
  remove?: RowAction | false;
}

/** A row's actions in the one order that every list has: its own, view, history, edit, delete (DESIGN rule 7). */
export function RowActions({ own = [], view, history, edit, remove }: RowActionsProps) {
  const { t } = useLang();
  const isReader = useHistorique();
  const [isHistory, setIsHistory] = useState(false);
  const items: (ActionItem | false)[] = [
    ...own.map((action): ActionItem | false => action && { ...action, id: action.text, onSelect: action.onPress }),
    view !== undefined && { ...view, id: 'view', text: view.label, isMain: true, onSelect: view.onPress },
    history !== undefined &&
      isReader && {
        id: 'history',
        text: t('liste.historique'),
        label: t('activite.historique', { libelle: history.libelle }),
        icon: <ScrollText aria-hidden />,
        onSelect: () => setIsHistory(true),
      },
    edit !== undefined &&
      edit !== false && {
        id: 'edit',
        text: t('liste.modifier'),
        label: edit.label,
        icon: <Pencil aria-hidden />,
        onSelect: edit.onPress,
      },
    remove !== undefined &&
      remove !== false && {
        id: 'remove',
        text: t('liste.supprimer'),
        label: remove.label,
        icon: <Trash2 aria-hidden />,
        tone: 'danger',
        onSelect: remove.onPress,
      },
  ];
  return (
    <>
      <ActionList
        label={history && t('liste.actions', { libelle: history.libelle })}
        items={items.filter((item) => item !== false)}
      />
      {isHistory && history && <HistoriqueDialog of={history} onClose={() => setIsHistory(false)} />}
    </>
  );
}

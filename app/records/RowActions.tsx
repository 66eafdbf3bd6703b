import { ActionList, type MainAction, type OpeningAction } from '@comptoir/ui/ActionList';
import type { DropdownItem } from '@comptoir/ui/DropdownMenu';
import { Pencil, ScrollText, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { type HistoriqueDe, HistoriqueDialog, useHistorique } from './HistoriqueAction';
import { RecordLink } from './RecordLink';

type Press = () => void;

/** An action of `ui`, as the screens call it. */
type Pressed<A extends OpeningAction> = Omit<A, 'onSelect'> & { onPress: Press };

/** What a list alone does to its rows: a word in the menu, or one that leads to another tab. */
export type OwnAction = { text: string; icon: ReactNode } & ({ onPress: Press } | { href: string; onPress?: Press });

type RowActionsProps = {
  /** What one mostly comes for: a word on the row itself. */
  view?: Pressed<MainAction> | false;
  /** What opens the record, where another action than the main one does: pressed on a phone is the row itself. */
  open?: Pressed<OpeningAction>;
  /** The address of its page, which that leads to. */
  page?: string;
  /** They stand at the head of that page. */
  isHead?: boolean;
  own?: readonly (OwnAction | false)[];
  /** Absent, or false without the permission. */
  edit?: Press | false;
  remove?: Press | false;
} & (
  | {
      /** Shown to whoever may read the audit log; it names the row. */
      history: HistoriqueDe;
    }
  | {
      /** Names a row that has no history. */
      libelle: string;
    }
);

const itemOf = ({ text, icon, ...way }: OwnAction): DropdownItem => ({
  id: text,
  label: text,
  icon,
  ...('href' in way && { href: way.href, isExternal: true }),
  onSelect: way.onPress,
});

/**
 * A row's actions in the one order that every list has: the main one, which is to edit where there is no other, as a
 * button; in a menu its own, history, edit, delete (DESIGN rule 7).
 */
export function RowActions({ view, open, page, isHead = false, own = [], edit, remove, ...of }: RowActionsProps) {
  const { t } = useLang();
  const isReader = useHistorique();
  const [isHistory, setIsHistory] = useState(false);
  const history = 'history' in of ? of.history : null;
  const libelle = 'history' in of ? of.history.libelle : of.libelle;
  const word = t('liste.modifier');
  const editing = edit && { text: word, label: t('liste.modifierligne', { libelle }), onPress: edit };
  const main = view || editing;
  const items: (DropdownItem | false)[] = [
    ...own.map((action) => action && itemOf(action)),
    history !== null &&
      isReader &&
      itemOf({ text: t('liste.historique'), icon: <ScrollText aria-hidden />, onPress: () => setIsHistory(true) }),
    !!edit && main !== editing && itemOf({ text: word, icon: <Pencil aria-hidden />, onPress: edit }),
    !!remove && {
      ...itemOf({ text: t('liste.supprimer'), icon: <Trash2 aria-hidden />, onPress: remove }),
      tone: 'danger',
    },
  ];
  return (
    <>
      <ActionList
        label={t('liste.actions', { libelle })}
        main={main ? { ...main, onSelect: main.onPress } : undefined}
        open={
          page === undefined
            ? open && { ...open, onSelect: open.onPress }
            : { label: t('liste.ouvrir', { libelle }), href: page, renderLink: RecordLink }
        }
        isHead={isHead}
        items={items.filter((item) => item !== false)}
      />
      {isHistory && history && <HistoriqueDialog of={history} onClose={() => setIsHistory(false)} />}
    </>
  );
}
